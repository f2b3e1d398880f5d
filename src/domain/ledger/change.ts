import type { Krw } from '#/domain/money/krw.ts'
import { compact, opposite, type Entry } from './entry.ts'
import { saleEntries, type SaleAmounts } from './sale.ts'

/** What the books of a sale lack when it becomes another: dearer money is received at `account`, cheaper money leaves it. */
export const changeEntries = (before: SaleAmounts, after: SaleAmounts, account: string): readonly Entry[] =>
  compact([...saleEntries(after, account), ...opposite(saleEntries(before, account))])

/**
 * A change in pieces, one for each payment that holds some of its money: `amount` of the whole difference after `done` of it. The
 * pieces together are exactly the change, account by account.
 */
export function changePiece(whole: readonly Entry[], account: string, done: Krw, amount: Krw): readonly Entry[] {
  return compact([...until(whole, account, done + amount), ...opposite(until(whole, account, done))])
}

/** Rounding of the parts is settled in sales, which is the largest of them. */
function until(whole: readonly Entry[], account: string, done: Krw): readonly Entry[] {
  const moved = whole.find((entry) => entry.account === account)?.amount ?? 0
  const all = Math.abs(moved)
  if (done >= all) return whole
  const part = moved < 0 ? -done : done
  const others = whole
    .filter((entry) => entry.account !== account)
    .map((entry) => ({ account: entry.account, amount: Math.round((entry.amount * done) / all) }))
  const rest = others.reduce((sum, entry) => sum + entry.amount, part)
  return [...others, { account, amount: part }, { account: 'sales', amount: -rest }]
}
