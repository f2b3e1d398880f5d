import { AppError } from '#/contract/errors.ts'
import { creditLeft, creditRefusal } from '#/domain/orders/credit.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { bookDeferred, type PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import {
  type Actor,
  deferOrder,
  lockOrders,
  orderByNumber,
  type OrderRow,
} from '#/server/features/ordering/orders/orders.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { creditOrders } from './credit.table.ts'
import { standingOf } from './standing.repo.ts'

/**
 * Orders of a member that are not paid yet are owed instead, as they wish or as staff were told by phone. The member is locked, so that two tabs cannot both use what is left.
 * NOT_FOUND: not one's order; CONFLICT: no terms, over the limit, something overdue, or nothing to pay of one of them.
 */
export async function deferOrders(
  tx: Tx,
  deps: PaymentsDeps,
  memberId: string,
  numbers: readonly string[],
  by: Actor = { kind: 'customer', id: memberId },
): Promise<{ readonly left: number }> {
  if (!(await lockMember(tx, memberId))) throw new AppError('NOT_FOUND')
  const orders = await lockOwn(tx, memberId, [...new Set(numbers)])
  for (const { number, paymentState, total } of orders)
    if (paymentState !== 'unpaid' || total === 0)
      throw new AppError('CONFLICT', `${number} 주문은 지금 후불로 바꿀 수 없습니다. 결제 상태를 확인해 주세요.`)
  const standing = await standingOf(tx, memberId, seoulDay(deps.clock.now()))
  const amount = orders.reduce((sum, { total }) => sum + total, 0)
  const refusal = creditRefusal(standing, amount)
  if (refusal) throw new AppError('CONFLICT', refusal)
  const deferredAt = deps.clock.now()
  for (const order of orders) {
    await deferOrder(tx, deps, order, by)
    await bookDeferred(tx, deps, order)
    await tx.insert(creditOrders).values({ orderId: order.id, memberId, amount: order.total, deferredAt })
  }
  return { left: creditLeft({ ...standing, owed: standing.owed + amount }) }
}

async function lockOwn(tx: Tx, memberId: string, numbers: readonly string[]): Promise<readonly OrderRow[]> {
  const ids: string[] = []
  for (const number of numbers) {
    const order = await orderByNumber(tx, number)
    if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
    ids.push(order.id)
  }
  return lockOrders(tx, ids)
}
