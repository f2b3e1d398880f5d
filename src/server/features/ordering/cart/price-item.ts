import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { err, ok, type Result } from '#/lib/result.ts'
import { type PromisedLine, promisedLine } from '#/server/features/ordering/estimates/estimates.public.ts'
import { priceOrigin } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import { type BrandRefusal, brandRefusals } from './require-sold-by.ts'

export interface ItemPrice {
  readonly spec: JobSpec
  readonly quote: Quote
  /** The estimate that holds the price; null when it is today's. */
  readonly promised: PromisedLine | null
}

type PriceDeps = Pick<CartDeps, 'clock' | 'origins'>

/** What items cost now: as their estimate promises while that holds, else by today's tariff, where their brand still sells them. */
export async function priceItems(
  db: DbOrTx,
  deps: PriceDeps,
  quoteJob: QuoteJob,
  rows: readonly CartRow[],
): Promise<readonly Result<ItemPrice, QuoteRefusal>[]> {
  const refusalOf = await brandRefusals(db, rows)
  return Promise.all(rows.map((row) => priceRow(db, deps, { quoteJob, refusalOf, row })))
}

interface Asked {
  readonly quoteJob: QuoteJob
  readonly refusalOf: BrandRefusal
  readonly row: CartRow
}

async function priceRow(
  db: DbOrTx,
  { clock, origins }: PriceDeps,
  { quoteJob, refusalOf, row }: Asked,
): Promise<Result<ItemPrice, QuoteRefusal>> {
  const { estimateId, estimatePosition: position } = row
  if (estimateId !== null && position !== null) {
    const promised = await promisedLine(db, clock.now(), { estimateId, position })
    if (promised) return ok({ spec: row.spec, quote: promised.quote, promised })
  }
  if (row.origin !== null) {
    const answer = await priceOrigin(db, origins, { ...row, origin: row.origin })
    return answer.ok ? ok({ ...answer.value, promised: null }) : answer
  }
  const message = refusalOf(row, row.spec.product)
  if (message) return err({ code: 'not-offered', message })
  const priced = quoteJob(row.spec, { files: row.files, kept: row.spec })
  return priced.ok ? ok({ ...priced.value, promised: null }) : priced
}
