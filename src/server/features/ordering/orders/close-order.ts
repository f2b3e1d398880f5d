import { AppError } from '#/contract/errors.ts'
import { type CancelRule, cancelRule } from '#/domain/orders/guards.ts'
import { returnCoupons } from '#/server/features/benefits/coupons/coupons.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockOrderByNumber } from './cancel-order.repo.ts'
import { readLines } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { FLOOR_TOPIC, orderCancelled, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import { factsOf } from './order-line.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

export interface Cancelling {
  readonly orderNumber: string
  /** Null: staff, who may cancel any order. */
  readonly memberId: string | null
  readonly reason: string
  readonly by: Actor
}

export interface Cancelled {
  /** As it was before. */
  readonly order: OrderRow
  readonly outcome: 'cancelled' | 'requested'
}

/**
 * Takes an order out of work. Free before a proof is approved; afterwards a customer's cancellation is only noted for staff, while
 * staff may carry it out. The money is the caller's business. NOT_FOUND, or CONFLICT in print and while a payment is confirmed.
 */
export async function closeOrder(tx: Tx, deps: MoveDeps, cancellation: Cancelling): Promise<Cancelled> {
  const order = await lockOrderByNumber(tx, cancellation.orderNumber)
  if (!order || (cancellation.memberId !== null && order.memberId !== cancellation.memberId))
    throw new AppError('NOT_FOUND')
  if (order.paymentState === 'cancelled' || order.paymentState === 'refunded' || order.cancelledAt)
    throw new AppError('CONFLICT', '이미 취소한 주문입니다.')
  if (order.paymentState === 'confirming')
    throw new AppError('CONFLICT', '결제를 확인하고 있어 지금은 취소할 수 없습니다.\n확인이 끝난 뒤 다시 해 주세요.')
  const lines = await readLines(tx, order.id)
  const rule: CancelRule = cancelRule(lines.map(factsOf))
  if (rule === 'impossible')
    throw new AppError('CONFLICT', '이미 인쇄에 들어가 취소할 수 없습니다.\n문제가 있으면 1:1 문의로 알려 주세요.')
  const now = deps.clock.now()
  const entry = {
    byKind: cancellation.by.kind,
    byId: cancellation.by.id,
    note: cancellation.reason,
    at: now,
  }
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  if (rule === 'by-agreement' && cancellation.by.kind === 'customer') {
    await writeStates(tx, order.id, { order: { cancelRequestedAt: now, cancelReason: cancellation.reason } }, [
      { ...entry, machine: 'order', event: 'cancel-requested' },
    ])
    return { order, outcome: 'requested' }
  }
  const unpaid =
    order.paymentState === 'unpaid' || order.paymentState === 'waiting-deposit' || order.paymentState === 'deferred'
  const cancelled = { productionState: 'cancelled', dueDay: null } as const
  await writeStates(
    tx,
    order.id,
    {
      order: {
        cancelledAt: now,
        cancelReason: cancellation.reason,
        moneyMissingSince: null,
        changeWaitsSince: null,
        ...(unpaid ? { paymentState: 'cancelled' as const } : {}),
      },
      lines: Object.fromEntries(lines.map(({ id }) => [id, cancelled])),
    },
    [
      {
        ...entry,
        machine: 'payment',
        event: 'cancel',
        fromState: order.paymentState,
        toState: unpaid ? 'cancelled' : order.paymentState,
      },
    ],
  )
  if (order.couponTotal > 0) await returnCoupons(tx, order.id, now)
  await deps.jobs.emit(tx, orderCancelled, {
    orderId: order.id,
    by: cancellation.by.kind,
    ...(cancellation.by.kind === 'staff' ? { text: cancellation.reason } : {}),
  })
  return { order, outcome: 'cancelled' }
}
