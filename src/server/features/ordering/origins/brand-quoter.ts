import type { PriceLevel } from '#/domain/pricing/price-level.ts'
import type { QuoteJob, QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Prices what lies in one cart: a brand may ask another level than the shop, and null is the shop itself. */
export async function quoterOfBrand(db: DbOrTx, quoter: QuoterOfNow, brand: string | null): Promise<QuoteJob> {
  const quoteJob = await quoter(db)
  const level = brand === null ? null : await levelOf(db, brand)
  return level === null ? quoteJob : (spec, asked) => quoteJob(spec, { ...asked, level })
}

async function levelOf(db: DbOrTx, brand: string): Promise<PriceLevel | null> {
  const row = await anyBrand(db, brand)
  return row && { name: row.name, percent: row.pricePercent }
}
