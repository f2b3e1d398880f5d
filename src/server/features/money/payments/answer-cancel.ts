import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import type { answerCancel as answerCancelEndpoint } from '#/contract/ordering/answer-cancel.contract.ts'
import { type Actor, lockCancellationRequest, refuseCancel } from '#/server/features/ordering/orders/orders.public.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { cancelThings } from './looked-at-money.ts'
import { carryOutCancel } from './cancel-order.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** Staff's answer to a cancellation request: the order is closed and the rest of its money sent back, or work goes on. */
export async function answerCancel(
  tx: Tx,
  deps: PaymentsDeps,
  { orderNumber, answer, by }: { orderNumber: string; answer: BodyOf<typeof answerCancelEndpoint>; by: Actor },
): Promise<ResultOf<typeof answerCancelEndpoint>> {
  const order = await lockCancellationRequest(tx, orderNumber)
  requireSeen(answer.seen, cancelThings(order))
  if (!answer.agreed) {
    await refuseCancel(tx, deps, { order, text: answer.text, by })
    return { outcome: 'refused' }
  }
  const refundAccount = answer.refundAccount ?? null
  const cancelling = { orderNumber, memberId: null, reason: answer.text, by, refundAccount, kept: answer.kept }
  const outcome = await carryOutCancel(tx, deps, cancelling)
  // Staff never leave a request open: the rule that does is the customer's.
  if (outcome === 'requested') throw new Error(`order ${orderNumber} was not closed by staff`)
  return { outcome }
}
