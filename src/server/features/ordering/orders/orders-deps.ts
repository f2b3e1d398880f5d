import type { CartDeps } from '#/server/features/ordering/cart/cart.public.ts'
import type { Services } from '#/server/platform/services.ts'

export interface OrdersDeps extends CartDeps, Pick<Services, 'jobs' | 'live'> {}
