import type { readWallet } from '#/contract/benefits/wallet.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { PayableAmounts } from '#/contract/ordering/order-parts.ts'
import { emoneyProblem, pointsProblem } from '#/domain/ledger/spend-rules.ts'

export type OwnWallet = ResultOf<typeof readWallet>

/** What the customer asks to use, as typed. */
export interface PrepaidAsked {
  readonly points: number
  readonly emoney: number
}

export const NOTHING_PREPAID: PrepaidAsked = { points: 0, emoney: 0 }

const AMOUNT = /^\d{1,9}$/

/** What the page that led to the sheet proposed, by its address; anything else asks for nothing. */
export function prepaidAsked(query: URLSearchParams): PrepaidAsked {
  const amount = (name: string) => {
    const written = query.get(name) ?? ''
    return AMOUNT.test(written) ? Number(written) : 0
  }
  return { points: amount('points'), emoney: amount('emoney') }
}

/** What the sheet shows as used. */
export const prepaidUsed = (amounts: PayableAmounts | undefined): PrepaidAsked => ({
  points: amounts?.pointsTotal ?? 0,
  emoney: amounts?.emoneyTotal ?? 0,
})

/** What is to pay before points and e-money. */
export const payableOf = ({ total, pointsTotal, emoneyTotal }: PayableAmounts): number =>
  total + pointsTotal + emoneyTotal

export interface PrepaidProblems {
  readonly points: string | null
  readonly emoney: string | null
}

/** Why not all of it can be used; null when it can. */
export function prepaidProblems(
  { points, emoney }: PrepaidAsked,
  wallet: OwnWallet | undefined,
  amounts: PayableAmounts | undefined,
): PrepaidProblems | null {
  if (!wallet || !amounts) return null
  const payable = payableOf(amounts)
  const problems = {
    points: pointsProblem(points, { balance: wallet.points, payable }, wallet.rules.leastPoints),
    emoney: emoneyProblem(emoney, { balance: wallet.emoney, payable: payable - amounts.pointsTotal }),
  }
  return problems.points === null && problems.emoney === null ? null : problems
}
