import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { moveRestDay as endpoint } from '#/contract/money/part-payment.contract.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { restDay, restDayProblem } from '#/domain/orders/rest-day.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import {
  type Actor,
  noteOnOrder,
  restDayMoved,
  STAFF_QUEUE_TOPIC,
  updateOrder,
  lockOrderNumbered,
} from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'

interface Moving {
  readonly orderNumber: string
  readonly body: BodyOf<typeof endpoint>
  readonly by: Actor
}

/** Another day for the rest of an order whose advance is there. Before that the whole agreement is said anew. */
export async function moveRestDay(
  tx: Tx,
  deps: PaymentsDeps,
  call: AuditedCall,
  { orderNumber, body, by }: Moving,
): Promise<ResultOf<typeof endpoint>> {
  const order = await lockOrderNumbered(tx, orderNumber)
  if (order.paymentState !== 'part-paid' || order.cancelledAt !== null)
    throw new AppError('CONFLICT', '선금을 받고 잔금을 기다리는 주문만 잔금 기한을 바꿀 수 있습니다.')
  const { restDay: day, shownDay, reason } = body
  const before = restDay(order)
  if (before !== shownDay)
    throw new AppError('CONFLICT', '그 사이 잔금 기한이 바뀌었습니다. 새로 고쳐 확인하고 다시 눌러 주세요.')
  const now = deps.clock.now()
  const problem = restDayProblem(seoulDay(now), day)
  if (problem) throw new AppError('INVALID_INPUT', problem, { restDay: problem })
  await updateOrder(tx, order.id, { restDueDay: day })
  const detail = { before, day, reason }
  await audit(tx, call, { action: 'part-payments.move-rest-day', objectKind: 'order', objectId: order.number, detail })
  const note = `잔금 기한 ${shortDay(day)}. ${reason}`
  await noteOnOrder(tx, deps, { order, event: 'move-rest-day', note, by })
  await deps.jobs.emit(tx, restDayMoved, { orderId: order.id, at: now.toISOString() })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return { restDay: day }
}
