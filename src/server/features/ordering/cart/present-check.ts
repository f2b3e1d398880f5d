import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { FileStanding } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import { judgeLines } from './judge-lines.ts'
import type { ItemPrice } from './price-item.ts'

interface PricedItem {
  readonly row: Pick<CartRow, 'memberId' | 'files' | 'staffAskedAt' | 'origin' | 'classes'>
  /** Null for a job that is no longer offered. */
  readonly price: Pick<ItemPrice, 'spec' | 'quote'> | null
}

/** What stands between the files of each item and its order, with the ways out and what they cost. */
export async function presentChecks(
  db: DbOrTx,
  deps: Pick<CartDeps, 'fileJudge' | 'origins'>,
  quoteJob: QuoteJob,
  items: readonly PricedItem[],
): Promise<CartItem['check'][]> {
  const lines = items.map(({ row, price }) => price && { item: row, price })
  const asked = lines.filter((line) => line !== null)
  const standings = await judgeLines(db, deps, asked)
  return items.map(({ row }, at) => {
    const line = lines[at]
    const standing = line && standings[asked.indexOf(line)]
    return present(standing ?? null, row, quoteJob)
  })
}

function present(
  standing: FileStanding | null,
  { staffAskedAt, files }: PricedItem['row'],
  quoteJob: QuoteJob,
): CartItem['check'] {
  const staffAsked = staffAskedAt !== null
  if (!standing) return { state: 'none', findings: [], match: null, staffAsked }
  const { state, findings, match } = standing
  const priced = match && quoteJob(match.spec, { files, kept: match.spec })
  return {
    state,
    findings: findings.map((finding) => ({ ...finding })),
    match:
      match && priced?.ok ? { spec: priced.value.spec, acts: [...match.acts], total: priced.value.quote.total } : null,
    staffAsked,
  }
}
