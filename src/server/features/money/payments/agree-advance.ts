import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { agreeAdvance as endpoint } from '#/contract/money/part-payment.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { advanceProblem, offerRefusal } from '#/domain/orders/part-payment.ts'
import { restDayProblem, usualRestDay } from '#/domain/orders/rest-day.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import {
  type Actor,
  advanceAgreed,
  deliveriesOf,
  noteOnOrder,
  type OrderRow,
  STAFF_QUEUE_TOPIC,
  updateOrder,
  lockOrderNumbered,
} from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'

interface Agreeing {
  readonly orderNumber: string
  readonly body: BodyOf<typeof endpoint>
  readonly by: Actor
}

/** An order that nobody has begun to pay is to be paid in two parts. Said again with another amount it is that amount. */
export async function agreeAdvance(
  tx: Tx,
  deps: PaymentsDeps,
  call: AuditedCall,
  { orderNumber, body, by }: Agreeing,
): Promise<ResultOf<typeof endpoint>> {
  const order = await lockOrderNumbered(tx, orderNumber)
  const refusal = offerRefusal(factsOf(order)) ?? (await nothingToSend(tx, order))
  if (refusal) throw new AppError('CONFLICT', refusal)
  if (body.shownTotal !== order.total)
    throw new AppError(
      'CONFLICT',
      `그 사이 주문 금액이 ${formatWon(order.total)}으로 바뀌었습니다. 확인하고 다시 눌러 주세요.`,
    )
  const problem = advanceProblem(order.total, body.advance)
  if (problem) throw new AppError('INVALID_INPUT', problem, { advance: problem })
  const { advance, reason } = body
  const today = seoulDay(deps.clock.now())
  const { restDay: due = usualRestDay(today) } = body
  const dayProblem = restDayProblem(today, due)
  if (dayProblem) throw new AppError('INVALID_INPUT', dayProblem, { restDay: dayProblem })
  const rest = order.total - advance
  await updateOrder(tx, order.id, { advanceTotal: advance, restDueDay: due })
  const detail = { amount: advance, day: due, reason }
  await audit(tx, call, { action: 'part-payments.agree', objectKind: 'order', objectId: order.number, detail })
  const note = `선금 ${formatWon(advance)}, 잔금 ${formatWon(rest)} (${shortDay(due)}까지). ${reason}`
  await noteOnOrder(tx, deps, { order, event: 'agree-advance', note, by })
  await deps.jobs.emit(tx, advanceAgreed, { orderId: order.id, at: deps.clock.now().toISOString() })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return { advance, rest, restDay: due }
}

interface Dropping {
  readonly orderNumber: string
  readonly reason: string
  readonly by: Actor
}

export async function dropAdvance(
  tx: Tx,
  deps: PaymentsDeps,
  call: AuditedCall,
  { orderNumber, reason, by }: Dropping,
): Promise<void> {
  const order = await lockOrderNumbered(tx, orderNumber)
  if (order.advanceTotal === 0) throw new AppError('CONFLICT', '나누어 받기로 한 주문이 아닙니다.')
  if (order.paymentState !== 'unpaid' || order.cancelledAt !== null || order.moneyMissingSince !== null)
    throw new AppError('CONFLICT', '선금 결제가 시작된 주문은 거둘 수 없습니다. 새로 고쳐 확인해 주세요.')
  await updateOrder(tx, order.id, { advanceTotal: 0, restDueDay: null })
  await audit(tx, call, {
    action: 'part-payments.drop',
    objectKind: 'order',
    objectId: order.number,
    detail: { reason },
  })
  await noteOnOrder(tx, deps, { order, event: 'drop-advance', note: reason, by })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}

const factsOf = (order: OrderRow) => ({
  ...order,
  payment: order.paymentState,
  cancelled: order.cancelledAt !== null,
  moneyMissing: order.moneyMissingSince !== null,
})

/** The rest is asked for before something leaves. */
async function nothingToSend(tx: Tx, order: OrderRow): Promise<string | null> {
  return (await deliveriesOf(tx, order.id)).length === 0 ? '보낼 것이 없는 주문은 나눌 수 없습니다.' : null
}
