import type { Krw } from '#/domain/money/krw.ts'
import { compact, opposite, type Entry } from './entry.ts'
import { refundEntries, type SaleAmounts } from './sale.ts'

export const OWED_AT = 'customer-receivable'

/** The money is gone from `receivedAt`: by `stands` the customer owes it, and of the rest the sale is undone. */
export function takenBackEntries(
  sale: SaleAmounts,
  receivedAt: string,
  undone: Krw,
  { amount, stands }: { readonly amount: Krw; readonly stands: Krw },
): readonly Entry[] {
  return compact([
    ...refundEntries(sale, receivedAt, undone, amount - stands),
    { account: receivedAt, amount: -stands },
    { account: OWED_AT, amount: stands },
  ])
}

/** A part of the sale that was undone stands again, owed or received at `account`. */
export const sellAgainEntries = (sale: SaleAmounts, account: string, undone: Krw, amount: Krw): readonly Entry[] =>
  opposite(refundEntries(sale, account, undone - amount, amount))

/** The whole of an order is paid, `owed` of which stood in the books as a debt. */
export const paidAgainEntries = (sale: SaleAmounts, receivedAt: string, owed: Krw): readonly Entry[] =>
  compact([
    ...sellAgainEntries(sale, receivedAt, sale.total - owed, sale.total - owed),
    ...moveEntries(OWED_AT, receivedAt, owed),
  ])

/** What stood at one account stands at another. */
export const moveEntries = (from: string, to: string, amount: Krw): readonly Entry[] =>
  compact([
    { account: from, amount: -amount },
    { account: to, amount },
  ])
