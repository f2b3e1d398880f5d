import { currentTariff, makeQuote, oneTariff } from '#/contract/catalogue/pricing.contract.ts'
import { readRush } from '#/contract/catalogue/rush.contract.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { makeQuote as quoteNow } from './make-quote.ts'
import { readRush as rushNow } from './read-rush.ts'
import { tariffReader } from './tariff-reader.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Browsers may show prices for a minute after a new tariff began; the order is priced here again. */
const A_MINUTE = 'public, max-age=60'

export function pricingRoutes(deps: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  const tariffs = tariffReader(deps)
  const { db } = deps.database
  return [
    route(currentTariff, async ({ reply }) => {
      reply.header('cache-control', A_MINUTE)
      const { tariff, closed } = await tariffs.inForce(db)
      return { ...presentTariff(tariff), closed }
    }),
    route(oneTariff, async ({ params, reply }) => {
      const tariff = await tariffs.begun(db, params.version)
      reply.header('cache-control', FOR_EVER)
      return presentTariff(tariff)
    }),
    route(readRush, async ({ query }) => rushNow(db, deps, tariffs, query)),
    route(makeQuote, async ({ body }) => {
      const { tariff, closed } = await tariffs.inForce(db)
      return quoteNow(body.spec, tariff, { closed }, deps.clock.now())
    }),
  ]
}

const presentTariff = (tariff: Tariff) => ({ version: tariff.version, validFrom: tariff.validFrom, tariff })
