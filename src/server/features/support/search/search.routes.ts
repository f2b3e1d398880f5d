import { AppError } from '#/contract/errors.ts'
import { searchShop } from '#/contract/support/search.contract.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { guideFacts } from '#/server/features/support/guides/guides.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { searchShop as search } from './search-shop.ts'

export function searchRoutes(deps: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  const { clock } = deps
  const { db } = deps.database
  const tariffs = tariffReader(deps)
  return [
    route(searchShop, async ({ query: { q } }) => {
      const { fees } = await feesAt(db, clock.now())
      // A shop that has no prices yet is searched all the same.
      const tariff = await tariffs.current(db).catch((error: unknown) => {
        if (error instanceof AppError) return null
        throw error
      })
      return search(db, q, { facts: guideFacts(fees), catalogue: tariff ? catalogueOf(tariff) : undefined })
    }),
  ]
}
