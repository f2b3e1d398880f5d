import { AppError } from '#/contract/errors.ts'
import { currentTariff, makeQuote, oneTariff } from '#/contract/catalogue/pricing.contract.ts'
import { readRush } from '#/contract/catalogue/rush.contract.ts'
import { atLevel, type PriceLevel } from '#/domain/pricing/price-level.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { activeBrand } from '#/server/features/content/brands/brands.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
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
      const level = body.brand === undefined ? null : await levelOf(db, body.brand)
      return quoteNow(body.spec, atLevel(tariff, level), { closed }, deps.clock.now())
    }),
  ]
}

async function levelOf(db: DbOrTx, brand: string): Promise<PriceLevel> {
  const row = await activeBrand(db, brand)
  if (!row) throw new AppError('NOT_FOUND', '없는 브랜드입니다.')
  return { name: row.name, percent: row.pricePercent }
}

const presentTariff = (tariff: Tariff) => ({ version: tariff.version, validFrom: tariff.validFrom, tariff })
