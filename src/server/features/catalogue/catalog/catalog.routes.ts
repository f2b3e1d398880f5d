import { listKinds, readCraftPrices } from '#/contract/catalogue/catalog.contract.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { craftPrices } from '#/domain/pricing/craft-prices.ts'
import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { kindCards } from './list-kinds.ts'

export function catalogRoutes(deps: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  const tariffs = tariffReader(deps)
  return [
    route(listKinds, async ({ reply }) => {
      const tariff = await tariffs.current(deps.database.db)
      reply.header('cache-control', 'public, max-age=60')
      return { tariffVersion: tariff.version, items: [...kindCards(tariff)] }
    }),
    route(readCraftPrices, async ({ reply }) => {
      const prices = craftPrices(await tariffs.current(deps.database.db))
      reply.header('cache-control', 'public, max-age=60')
      return prices ? { summary: specSummary(prices.spec), adds: prices.adds } : { summary: '', adds: {} }
    }),
  ]
}
