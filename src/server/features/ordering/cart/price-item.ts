import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { ok, type Result } from '#/lib/result.ts'
import { type PromisedLine, promisedLine } from '#/server/features/ordering/estimates/estimates.public.ts'
import { priceOrigin } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'

export interface ItemPrice {
  readonly spec: JobSpec
  readonly quote: Quote
  /** The estimate that holds the price; null when it is today's. */
  readonly promised: PromisedLine | null
}

/** What an item costs now: as its estimate promises while that holds, else by today's tariff. */
export async function priceItem(
  db: DbOrTx,
  { clock, origins }: Pick<CartDeps, 'clock' | 'origins'>,
  quoteJob: QuoteJob,
  row: CartRow,
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
  const priced = quoteJob(row.spec, { files: row.files, kept: row.spec })
  return priced.ok ? ok({ ...priced.value, promised: null }) : priced
}
