import type { Krw } from '#/domain/money/krw.ts'

/** One side of a booking: debit positive, credit negative. */
export interface Entry {
  readonly account: string
  readonly amount: Krw
}

export const balanceOf = (entries: readonly Entry[]): Krw => entries.reduce((sum, entry) => sum + entry.amount, 0)

/** Amounts of one account added up, zeros left out, accounts in order of their name. */
export function compact(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<string, Krw>()
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}

export const opposite = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map(({ account, amount }) => ({ account, amount: -amount }))
