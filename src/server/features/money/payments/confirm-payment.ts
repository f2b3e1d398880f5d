import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { confirmPayment as confirmEndpoint, PaymentStatus } from '#/contract/money/payments.contract.ts'
import { dueOf } from '#/domain/orders/part-payment.ts'
import { owesAll } from '#/domain/orders/may-pay.ts'
import {
  lockOrders,
  makePaymentMoves,
  type OrderRow,
  planPayment,
  waitingChangeOf,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { violates } from '#/server/platform/db/unique-violation.ts'
import {
  type AttemptWithOrders,
  beginAttempt,
  moveAttempt,
  ONE_KEY,
  othersConfirming,
  readAttempt,
} from './attempts.repo.ts'
import { presentAttempt } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { reclaimKey } from './reclaim-key.ts'
import { settleOutcome } from './settle-outcome.ts'

type Asked = BodyOf<typeof confirmEndpoint>

/**
 * The browser is back from the payment window. Asked again (reload, second tab, retry) it answers with the state of the same
 * payment. NOT_FOUND: not one's attempt; CONFLICT: another amount than the shop wrote down, or the key of another order's
 * payment; nothing is taken then.
 */
export async function confirmPayment(deps: PaymentsDeps, memberId: string, asked: Asked): Promise<PaymentStatus> {
  const { gatewayOrderId, paymentKey } = asked
  const attempt = await readAttempt(deps.database.db, { gatewayOrderId })
  if (!attempt || attempt.memberId !== memberId) throw new AppError('NOT_FOUND')
  if (attempt.state !== 'open') return presentAttempt(attempt)
  if (asked.amount !== attempt.amount) {
    deps.log.warn({ gatewayOrderId, asked: asked.amount, amount: attempt.amount }, 'amount changed in the browser')
    throw new AppError(
      'CONFLICT',
      '결제 금액이 주문 금액과 달라 결제를 멈추었습니다.\n빠져나간 돈은 없습니다. 주문내역에서 다시 결제해 주세요.',
    )
  }
  const begun = await beginWithKey(deps, attempt, paymentKey)
  if (!begun.sent) return presentNow(deps, attempt)
  const { amount, confirmKey } = attempt
  const outcome = await deps.gateway.confirm({ paymentKey, gatewayOrderId, amount, idempotencyKey: confirmKey })
  const change = await settleOutcome(deps, attempt, outcome)
  return change ? presentAttempt({ ...attempt, ...change }) : presentNow(deps, attempt)
}

/** Somebody else (a notice, another tab) was faster: what counts is in the books. */
export async function presentNow(deps: PaymentsDeps, attempt: AttemptWithOrders): Promise<PaymentStatus> {
  return presentAttempt((await readAttempt(deps.database.db, { id: attempt.id })) ?? attempt)
}

async function beginWithKey(
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  paymentKey: string,
): Promise<{ readonly sent: boolean }> {
  try {
    return await beginConfirm(deps, attempt, paymentKey)
  } catch (error) {
    if (!violates(error, ONE_KEY)) throw error
  }
  if (await reclaimKey(deps, attempt, paymentKey)) return beginConfirm(deps, attempt, paymentKey)
  throw new AppError(
    'CONFLICT',
    '다른 주문의 결제 정보가 전달되어 결제를 멈추었습니다.\n빠져나간 돈은 없습니다. 주문내역에서 다시 결제해 주세요.',
  )
}

/** Notes the key and the moment before the gateway is asked, so that a crash after this leaves a trace to look up. */
export async function beginConfirm(
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  paymentKey: string | null,
): Promise<{ readonly sent: boolean }> {
  return deps.database.transaction(async (tx) => {
    if (attempt.purpose === 'emoney')
      return { sent: await beginAttempt(tx, { id: attempt.id, paymentKey, at: deps.clock.now() }) }
    const orders = await lockOrders(tx, attempt.orderIds)
    if (attempt.changeId !== null) {
      const [orderId = ''] = attempt.orderIds
      const waiting = await waitingChangeOf(tx, orderId)
      if (waiting?.id !== attempt.changeId || (await othersConfirming(tx, attempt.id, attempt.orderIds)))
        return refuseBegun(tx, deps, attempt)
      return { sent: await beginAttempt(tx, { id: attempt.id, paymentKey, at: deps.clock.now() }) }
    }
    if (attempt.part === 'rest') {
      const payable = orders.every((order) => isRestDue(order, attempt.amount))
      if (!payable || (await othersConfirming(tx, attempt.id, attempt.orderIds))) return refuseBegun(tx, deps, attempt)
      return { sent: await beginAttempt(tx, { id: attempt.id, paymentKey, at: deps.clock.now() }) }
    }
    // Work on a debt goes on while it is paid: its order stays as it is, and its attempts tell of the payment.
    const debts = orders.filter((order) => owesAll({ ...order, payment: order.paymentState })).map(({ id }) => id)
    const plan = planPayment(
      orders.filter(({ id }) => !debts.includes(id)),
      'send-confirm',
    )
    // A try from before a change of the order asks for what it cost then.
    const dues = orders.map((order) => dueOf({ ...order, payment: order.paymentState }))
    const costs = dues.reduce((sum, due) => sum + due.amount, 0)
    const otherPart = dues.some((due) => due.part !== attempt.part)
    if (
      otherPart ||
      costs !== attempt.amount ||
      plan.stuck.length > 0 ||
      (await othersConfirming(tx, attempt.id, debts))
    )
      return refuseBegun(tx, deps, attempt)
    const mine = await beginAttempt(tx, { id: attempt.id, paymentKey, at: deps.clock.now() })
    if (mine) await makePaymentMoves(tx, deps, plan)
    return { sent: mine }
  })
}

/** Another window may have paid it meanwhile, or the desk cancelled the order. */
const isRestDue = (order: OrderRow, amount: number): boolean => {
  const due = dueOf({ ...order, payment: order.paymentState })
  return order.cancelledAt === null && due.part === 'rest' && due.amount === amount
}

async function refuseBegun(
  tx: Tx,
  { clock }: PaymentsDeps,
  attempt: AttemptWithOrders,
): Promise<{ readonly sent: false }> {
  const failureMessage = '이미 결제했거나 확인하고 있는 주문입니다. 이번 결제는 승인하지 않았습니다.'
  const why = { failureCode: 'ORDER_NOT_PAYABLE', failureMessage, settledAt: clock.now() }
  await moveAttempt(tx, attempt.id, ['open'], { state: 'cancelled', ...why })
  return { sent: false }
}
