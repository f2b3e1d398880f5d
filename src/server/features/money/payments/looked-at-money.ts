import { moneyLeft } from '#/domain/orders/order-money.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Things } from '#/server/platform/looked-at.ts'

/** What the answer to a wish to cancel is about. */
export const cancelThings = (order: OrderRow): Things => ({
  '취소 요청': [order.cancelRequestedAt, order.cancelReason],
  '돌려드릴 수 있는 금액': moneyLeft(order),
})

/** What a decision about missing money is about: each time that some of it is taken or comes again, it is another. */
export const missingThings = (order: OrderRow, missing: readonly { readonly amount: number | string }[]): Things => ({
  '취소된 금액': missing.reduce((sum, { amount }) => sum + Number(amount), 0),
  '남은 금액': [moneyLeft(order), order.receivableTotal],
})
