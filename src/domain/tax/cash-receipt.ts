import type { Krw } from '#/domain/money/krw.ts'

/** Whom a receipt is written to that nobody asked for. */
export const NOBODY = '0100001234'
/** From this much in cash on, trades on the list of the tax office issue unasked … */
export const UNASKED_FROM: Krw = 100_000
/** … within so many days; the shop does it earlier, and later than somebody who asks after paying. */
export const UNASKED_WITHIN_DAYS = 5
export const UNASKED_AFTER_DAYS = 2

export interface CashSale {
  /** In cash: what has no slip of a card, less what went back. */
  readonly net: Krw
  readonly hasPaper: boolean
  readonly daysSincePaid: number
}

/** Whether the shop writes a receipt by itself now. */
export const needsUnasked = ({ net, hasPaper, daysSincePaid }: CashSale): boolean =>
  !hasPaper && net >= UNASKED_FROM && daysSincePaid >= UNASKED_AFTER_DAYS && daysSincePaid <= UNASKED_WITHIN_DAYS

/** What of a receipt can still be taken back. */
export interface ReceiptLeft {
  readonly receipt: Krw
  readonly cancelled: Krw
}

/** True when a cancel of this much takes the whole receipt away at once; else it is one of a part. */
export const isWholeCancel = ({ receipt, cancelled }: ReceiptLeft, amount: Krw): boolean =>
  cancelled === 0 && amount === receipt
