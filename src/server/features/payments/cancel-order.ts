import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { cancelOrder as cancelOrderEndpoint } from '#/contract/orders/change-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { type Cancelling, closeOrder, type OrderRow, updateOrder } from '#/server/features/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { RefundAccount } from '#/server/ports/payment-gateway.ts'
import { capturedAttemptOf, waitingAttemptsOf } from './attempts.repo.ts'
import { closeAccountJob } from './close-account-job.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { requestRefund } from './request-refund.ts'

interface Wish extends Cancelling {
  readonly refundAccount: RefundAccount | null
  /** Costs that the shop keeps of what was paid. */
  readonly kept: number
}

/**
 * Cancels an order and sends its money, less what is kept, back by the way it came. INVALID_INPUT when more is kept than was
 * paid, or a deposit has no account to go to. A wish that waits for staff keeps its account, sealed, until it is answered.
 */
export async function carryOutCancel(
  tx: Tx,
  deps: PaymentsDeps,
  wish: Wish,
): Promise<ResultOf<typeof cancelOrderEndpoint>['outcome']> {
  const { order, outcome } = await closeOrder(tx, deps, wish)
  const sealed = wish.refundAccount && deps.sealer.seal(JSON.stringify(wish.refundAccount))
  if (outcome === 'requested') {
    await updateOrder(tx, order.id, { cancelRefundAccount: sealed })
    return outcome
  }
  for (const attempt of await waitingAttemptsOf(tx, order.id))
    await deps.jobs.add(
      tx,
      closeAccountJob,
      { attemptId: attempt.id, cancelled: order.number },
      { key: `payments.close-account:${attempt.id}` },
    )
  const back = await keepCosts(tx, order, wish.kept)
  if (back === 0) return 'cancelled'
  await sendBack(tx, deps, { order, amount: back, wish, account: sealed ?? order.cancelRefundAccount })
  return 'refunding'
}

/** Writes down what the shop keeps; answers with what is left to send back. */
async function keepCosts(tx: Tx, order: OrderRow, kept: number): Promise<number> {
  const left = order.capturedTotal - order.refundedTotal
  if (kept > left) {
    const message = `들어간 비용은 받은 금액 ${formatWon(left)}을 넘을 수 없습니다.`
    throw new AppError('INVALID_INPUT', message, { kept: message })
  }
  await updateOrder(tx, order.id, { keptTotal: kept, cancelRefundAccount: null })
  return left - kept
}

async function sendBack(
  tx: Tx,
  deps: PaymentsDeps,
  { order, amount, wish, account }: { order: OrderRow; amount: number; wish: Wish; account: string | null },
): Promise<void> {
  const attempt = await capturedAttemptOf(tx, order.id)
  if (!attempt) throw new Error(`order ${order.number} is paid without a payment`)
  if (attempt.details?.account && !account)
    throw new AppError('INVALID_INPUT', '환불받을 계좌를 입력해 주세요.', {
      refundAccount: '환불받을 계좌를 입력해 주세요.',
    })
  await requestRefund(tx, deps, {
    attemptId: attempt.id,
    orderId: order.id,
    amount,
    reason: wish.reason,
    by: wish.by,
    refundAccount: account,
  })
}
