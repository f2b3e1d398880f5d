import type { TariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Services } from '#/server/platform/services.ts'

export type TariffsDeps = Pick<Services, 'database' | 'clock' | 'ids'> & { readonly tariffs: TariffReader }
