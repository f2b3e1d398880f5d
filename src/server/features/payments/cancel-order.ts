import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { cancelOrder as cancelOrderEndpoint } from '#/contract/orders/change-order.contract.ts'
import { type Actor, closeOrder } from '#/server/features/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import { capturedAttemptOf, waitingAttemptsOf } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { requestRefund } from './request-refund.ts'

export const closeAccountJob = jobType<{ attemptId: string }>('payments.close-account', 25)

interface Wish extends BodyOf<typeof cancelOrderEndpoint> {
  readonly orderNumber: string
  /** Null: staff. */
  readonly memberId: string | null
  readonly by: Actor
}

/** Cancels an order and sends its money back by the way it came; a deposit wants an account to go to (INVALID_INPUT without). */
export async function cancelOrder(
  tx: Tx,
  deps: PaymentsDeps,
  wish: Wish,
): Promise<ResultOf<typeof cancelOrderEndpoint>> {
  const { order, outcome } = await closeOrder(tx, deps, wish)
  if (outcome === 'requested') return { outcome }
  for (const attempt of await waitingAttemptsOf(tx, order.id))
    await deps.jobs.add(tx, closeAccountJob, { attemptId: attempt.id }, { key: `payments.close-account:${attempt.id}` })
  const left = order.capturedTotal - order.refundedTotal
  if (left === 0) return { outcome: 'cancelled' }
  const attempt = await capturedAttemptOf(tx, order.id)
  if (!attempt) throw new Error(`order ${order.number} is paid without a payment`)
  if (attempt.details?.account && !wish.refundAccount)
    throw new AppError('INVALID_INPUT', '환불받을 계좌를 입력해 주세요.', {
      refundAccount: '환불받을 계좌를 입력해 주세요.',
    })
  await requestRefund(tx, deps, {
    attemptId: attempt.id,
    orderId: order.id,
    amount: left,
    reason: wish.reason,
    by: wish.by,
    refundAccount: wish.refundAccount ? deps.sealer.seal(JSON.stringify(wish.refundAccount)) : null,
  })
  return { outcome: 'refunding' }
}
