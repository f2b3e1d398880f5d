import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import type { ItemPrice } from './price-item.ts'

/** What stands between the files of an item and its order, with the ways out and what they cost. */
export async function presentCheck(
  db: DbOrTx,
  { fileJudge }: Pick<CartDeps, 'fileJudge'>,
  quoteJob: QuoteJob,
  row: Pick<CartRow, 'files' | 'staffAskedAt'>,
  price: Pick<ItemPrice, 'spec' | 'quote'> | null,
): Promise<CartItem['check']> {
  const staffAsked = row.staffAskedAt !== null
  if (row.files.length === 0 || !price) return { state: 'none', findings: [], match: null, staffAsked }
  const job = { spec: price.spec, route: price.quote.route, files: row.files }
  const { state, findings, match } = await fileJudge.standingOf(db, job)
  const priced = match && quoteJob(match.spec)
  return {
    state,
    findings: findings.map((finding) => ({ ...finding })),
    match:
      match && priced?.ok ? { spec: priced.value.spec, acts: [...match.acts], total: priced.value.quote.total } : null,
    staffAsked,
  }
}
