import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { err, ok, type Result } from '#/lib/result.ts'
import { type PromisedLine, promisesOf } from '#/server/features/ordering/estimates/estimates.public.ts'
import { priceLines } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import { brandRefusals } from './require-sold-by.ts'

export interface ItemPrice {
  readonly spec: JobSpec
  readonly quote: Quote
  /** The estimate that holds the price; null when it is today's. */
  readonly promised: PromisedLine | null
}

type PriceDeps = Pick<CartDeps, 'clock' | 'origins'>

type Priced = Result<ItemPrice, QuoteRefusal>

/** What items cost now: as their estimate promises while that holds, else by today's tariff, where their brand still sells them. */
export async function priceItems(
  db: DbOrTx,
  { clock, origins }: PriceDeps,
  quoteJob: QuoteJob,
  rows: readonly CartRow[],
): Promise<readonly Priced[]> {
  const refusalOf = await brandRefusals(db, rows)
  const promiseOf = await promisesOf(
    db,
    clock.now(),
    rows.flatMap(({ estimateId }) => estimateId ?? []),
  )
  const promises = rows.map(({ estimateId, estimatePosition: position }) =>
    estimateId === null || position === null ? null : promiseOf(estimateId, position),
  )
  const asked = rows.filter((_, at) => !promises[at]).map((row) => ({ ...row, kept: row.spec }))
  const lines = await priceLines(db, origins, quoteJob, asked)
  const pricedAs = new Map(lines.map(({ line, priced }) => [line.id, priced]))
  return rows.map((row, at): Priced => {
    const promised = promises[at] ?? null
    if (promised) return ok({ spec: row.spec, quote: promised.quote, promised })
    const message = refusalOf(row, row.spec.product)
    if (message) return err({ code: 'not-offered', message })
    const priced = pricedAs.get(row.id)
    if (!priced) throw new Error(`cart item ${row.id} was not priced`)
    return priced.ok ? ok({ ...priced.value, promised: null }) : priced
  })
}
