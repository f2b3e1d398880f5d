import { lockOrders, noteOnOrder, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GatewayPayment, RefundAccount } from '#/server/ports/payment-gateway.ts'
import { type AttemptWithOrders, lockAttempt, readAttempt, updateAttempt } from './attempts.repo.ts'
import { bookRefund } from './book-refund.ts'
import { lookAgain } from './look-up-later.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { RefundRow } from './payments.table.ts'
import { knownTransactions, lockRefund, readRefund, updateRefund } from './refunds.repo.ts'
import { givenBackOf } from './reversals.repo.ts'
import { SENT_BY_HAND } from '#/domain/orders/repayment-machine.ts'
import { type Refusal, strandRefund } from './strand-refund.ts'

const PRACTISED = '연습 결제라 실제로 오간 돈이 없습니다. 결제사에 묻지 않고 장부에서만 되돌렸습니다.'
/** No gateway holds it: finance sends it from the shop's own account and records that. */
const BY_HAND: Refusal = { code: SENT_BY_HAND, message: '무통장입금으로 받은 돈이어서 은행에서 직접 보냅니다.' }
const NO_ACCOUNT: Refusal = { code: 'NO_REFUND_ACCOUNT', message: '환불받을 계좌가 없습니다.' }

/** Asks the gateway for one refund and books it. Throws when the outcome is unknown, so that the job tries again with the same key. */
export async function carryOutRefund(deps: PaymentsDeps, refundId: string): Promise<void> {
  const refund = await readRefund(deps.database.db, refundId)
  if (!refund || refund.state !== 'requested') return
  const attempt = await readAttempt(deps.database.db, { id: refund.attemptId })
  if (!attempt) throw new Error(`refund ${refundId} is of no payment`)
  if (attempt.practised) return settlePractised(deps, attempt, refund)
  if (attempt.paidTo === 'bank') return settle(deps, attempt, refund, refund.refundAccount ? BY_HAND : NO_ACCOUNT)
  if (!attempt.paymentKey) throw new Error(`refund ${refundId} has no payment at the gateway`)
  const refundAccount = refund.refundAccount
    ? (JSON.parse(deps.sealer.open(refund.refundAccount)) as RefundAccount)
    : null
  // A deposit never goes back the way it came: the gateway would only refuse.
  if (attempt.details?.account && !refundAccount) return settle(deps, attempt, refund, NO_ACCOUNT)
  const outcome = await deps.gateway.cancel({
    paymentKey: attempt.paymentKey,
    reason: refund.reason,
    amount: refund.amount,
    refundAccount,
    idempotencyKey: refund.refundKey,
  })
  if (outcome.kind === 'payment') return settle(deps, attempt, refund, outcome.payment)
  if (outcome.kind === 'unknown' && outcome.code === 'ALREADY_CANCELED_PAYMENT')
    return settle(deps, attempt, refund, await whoeverCancelled(deps, refund, attempt.paymentKey, outcome.code))
  if (outcome.kind !== 'refused') throw new Error(`refund ${refundId} unknown at the gateway: ${outcome.code}`)
  deps.log.error({ refundId, code: outcome.code }, 'the gateway refuses a refund: a person must look')
  return settle(deps, attempt, refund, outcome)
}

/**
 * Nothing is left at the gateway, and not by this call: our key would have brought our own answer. A cancel of this amount by the
 * card company has given the customer the money already; otherwise the refund is impossible, and what happened is looked up.
 */
async function whoeverCancelled(
  deps: PaymentsDeps,
  refund: RefundRow,
  paymentKey: string,
  code: string,
): Promise<GatewayPayment | Refusal> {
  const found = await deps.gateway.lookUp({ paymentKey })
  if (found.kind !== 'payment') throw new Error(`refund ${refund.id} unknown at the gateway: ${code}`)
  const known = await knownTransactions(deps.database.db, refund.attemptId)
  const given = unknownCancel(found.payment, refund.amount, known)
  return given ? found.payment : { code, message: '결제가 이미 모두 취소되어 있습니다.' }
}

const unknownCancel = ({ cancels }: GatewayPayment, amount: number, known: readonly string[]) =>
  cancels.find((cancel) => cancel.amount === amount && !known.includes(cancel.transactionKey))

async function settle(
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  asked: RefundRow,
  answer: GatewayPayment | Refusal,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const orders = await lockOrders(tx, attempt.orderIds)
    await lockAttempt(tx, attempt.id)
    const refund = await lockRefund(tx, asked.id)
    if (refund.state !== 'requested') return
    if ('paymentKey' in answer) await settleDone(tx, deps, { attempt, orders, refund }, answer)
    else {
      await strandRefund(tx, deps, { attempt, orders, refund }, answer)
      // What others took meanwhile could not be told from what was asked for.
      await lookAgain(tx, deps, refund.attemptId)
    }
  })
}

/** Nobody ever paid this: it leaves the books as it came into them, and its order says why. */
async function settlePractised(deps: PaymentsDeps, attempt: AttemptWithOrders, asked: RefundRow): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const orders = await lockOrders(tx, attempt.orderIds)
    const { gatewayReturned } = await lockAttempt(tx, attempt.id)
    const refund = await lockRefund(tx, asked.id)
    if (refund.state !== 'requested') return
    await updateRefund(tx, refund.id, { state: 'done', settledAt: deps.clock.now(), refundAccount: null })
    if (attempt.paidTo === 'gateway')
      await updateAttempt(tx, attempt.id, { gatewayReturned: gatewayReturned + refund.amount })
    await bookRefund(tx, deps, refund, orders, 'nobody')
    const order = orders.find(({ id }) => id === refund.orderId)
    if (order) await noteOnOrder(tx, deps, { order, event: 'practice-refund', note: PRACTISED })
  })
}

async function settleDone(
  tx: Tx,
  deps: PaymentsDeps,
  { attempt, orders, refund }: { attempt: AttemptWithOrders; orders: readonly OrderRow[]; refund: RefundRow },
  payment: GatewayPayment,
): Promise<void> {
  const known = await knownTransactions(tx, refund.attemptId)
  const mine = unknownCancel(payment, refund.amount, known)
  await updateRefund(tx, refund.id, {
    state: 'done',
    settledAt: deps.clock.now(),
    transactionKey: mine?.transactionKey ?? null,
    // Kept no longer than it is needed for.
    refundAccount: null,
  })
  // Answers to two refunds may come in the wrong order; what is given back only grows.
  const { gatewayReturned } = await lockAttempt(tx, attempt.id)
  const returned = payment.amount - payment.balance
  await updateAttempt(tx, attempt.id, { gatewayReturned: Math.max(gatewayReturned, returned) })
  const back = await givenBackOf(tx, refund.attemptId)
  if (returned > back.refunded + back.chargedBack) await lookAgain(tx, deps, refund.attemptId)
  await bookRefund(tx, deps, refund, orders)
}
