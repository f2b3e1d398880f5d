import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerReversal as endpoint } from '#/contract/ordering/answer-reversal.contract.ts'
import { cancelRule } from '#/domain/orders/guards.ts'
import { reversalAnswers } from '#/domain/orders/reversal-answers.ts'
import { type Actor, factsOf, linesOf, lockOrderNumbered } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { carryOutCancel } from './cancel-order.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { missingThings } from './looked-at-money.ts'
import { openReversals } from './reversals.repo.ts'
import { settleMissing } from './settle-missing.ts'

interface Asked {
  readonly orderNumber: string
  readonly answer: BodyOf<typeof endpoint>
  readonly by: Actor
}

/** The desk decides about money that was taken back; with a reason, and with a row in the audit log. */
export async function answerReversal(
  tx: Tx,
  deps: PaymentsDeps,
  call: AuditedCall,
  { orderNumber, answer, by }: Asked,
): Promise<ResultOf<typeof endpoint>> {
  const order = await lockOrderNumbered(tx, orderNumber)
  const reversals = await openReversals(tx, order.id)
  const possible = reversalAnswers({
    payment: order.paymentState,
    open: order.moneyMissingSince !== null,
    receivable: order.receivableTotal > 0,
    cancelled: order.cancelledAt !== null,
    advanceGone: order.advanceTotal > 0 && order.capturedTotal === 0,
    cancelRule: cancelRule((await linesOf(tx, order.id)).map(factsOf)),
  })
  requireSeen(answer.seen, missingThings(order, reversals))
  if (!possible.includes(answer.how))
    throw new AppError(
      'CONFLICT',
      possible.length === 0
        ? '처리할 입금 취소나 이의제기가 없습니다.\n새로 고쳐 현재 상태를 확인해 주세요.'
        : '지금은 이렇게 처리할 수 없습니다.\n새로 고쳐 현재 상태를 확인해 주세요.',
    )
  const amount = reversals.reduce((sum, reversal) => sum + reversal.amount, 0)
  const detail = { amount, reason: answer.reason }
  await audit(tx, call, { action: `order.money-${answer.how}`, objectKind: 'order', objectId: order.number, detail })
  if (answer.how !== 'cancel') {
    await settleMissing(tx, deps, { order, how: answer.how, missing: amount, reason: answer.reason, by })
    return { outcome: answer.how }
  }
  const refundAccount = answer.refundAccount ?? null
  const cancelling = { orderNumber, memberId: null, reason: answer.reason, by, refundAccount, kept: 0 }
  const outcome = await carryOutCancel(tx, deps, cancelling)
  // Staff never leave a request open: the rule that does is the customer's.
  if (outcome === 'requested') throw new Error(`order ${orderNumber} was not closed by staff`)
  return { outcome }
}
