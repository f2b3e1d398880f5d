import { readAttempt } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleNothing, settlePayment } from './settle-payment.ts'
import { tellClosed } from './tell-closed.ts'

/** The order was cancelled before the deposit came, or a charge is not wanted any more: the virtual account takes no deposit any more. */
export async function closeAccount(
  deps: PaymentsDeps,
  { attemptId, cancelled }: { readonly attemptId: string; readonly cancelled?: string },
): Promise<void> {
  const attempt = await readAttempt(deps.database.db, { id: attemptId })
  if (attempt?.state !== 'waiting-deposit') return
  const end = () =>
    deps.database.transaction(async (tx) => {
      const closed = await settleNothing(tx, deps, attempt, { code: 'CANCELLED', message: '' })
      if (closed && cancelled) await tellClosed(tx, deps, attempt, cancelled)
    })
  if (attempt.paidTo === 'bank') return end()
  if (!attempt.paymentKey) return
  const { paymentKey, confirmKey } = attempt
  const call = {
    paymentKey,
    reason: attempt.purpose === 'emoney' ? '충전 취소' : '주문 취소',
    amount: null,
    refundAccount: null,
    // A deposit that came and was taken back makes it another closing, with another answer.
    idempotencyKey: `close-${confirmKey}-${attempt.settledAt?.getTime() ?? 0}`,
  }
  const outcome = await deps.gateway.cancel(call)
  if (outcome.kind === 'payment') {
    await end()
    return
  }
  // Perhaps the deposit was faster: then it is captured, and what no order can take is owed.
  const found = await deps.gateway.lookUp({ paymentKey })
  if (found.kind !== 'payment') throw new Error(`account of ${attemptId} unknown at the gateway`)
  await deps.database.transaction((tx) => settlePayment(tx, deps, attempt, found.payment))
  if (found.payment.status === 'waiting-deposit') throw new Error(`account of ${attemptId} is still open`)
}
