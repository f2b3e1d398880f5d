import { searchShop } from '#/contract/support/search.contract.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { guideFacts } from '#/server/features/support/guides/guides.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { searchShop as search } from './search-shop.ts'

export const searchRoutes = ({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>): readonly Route[] => [
  route(searchShop, async ({ query: { q } }) => search(db, q, guideFacts((await feesAt(db, clock.now())).fees))),
]
