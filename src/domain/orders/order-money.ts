import type { Krw } from '#/domain/money/krw.ts'

/** What the books of an order say about its money. */
export interface OrderMoney {
  readonly total: Krw
  readonly capturedTotal: Krw
  /** Given back by the shop. */
  readonly refundedTotal: Krw
  /** Taken back by the bank or the card company, without the shop having asked for it. */
  readonly reversedTotal: Krw
  /** The sale stands and the customer owes it. */
  readonly receivableTotal: Krw
  /** The sale stands; the money came by another way or was written off. */
  readonly settledTotal: Krw
}

/** What is left of an order's money at the gateway. */
export const moneyLeft = ({
  capturedTotal,
  refundedTotal,
  reversedTotal,
}: Pick<OrderMoney, 'capturedTotal' | 'refundedTotal' | 'reversedTotal'>): Krw =>
  capturedTotal - refundedTotal - reversedTotal

/** What may still be promised back of it: not what costs are kept of, nor what is promised already. */
export const refundable = (
  money: Pick<OrderMoney, 'capturedTotal' | 'refundedTotal' | 'reversedTotal'> & { readonly keptTotal: Krw },
  promised: Krw,
): Krw => Math.max(0, moneyLeft(money) - money.keptTotal - promised)

/** How much of the sale is no longer, or not yet, in the books. */
export const saleUndone = (money: OrderMoney): Krw =>
  money.total - moneyLeft(money) - money.receivableTotal - money.settledTotal
