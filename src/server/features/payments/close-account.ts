import { readAttempt } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleNothing, settlePayment } from './settle-payment.ts'

/** The order was cancelled before the deposit came: the virtual account takes no deposit any more. */
export async function closeAccount(deps: PaymentsDeps, attemptId: string): Promise<void> {
  const attempt = await readAttempt(deps.database.db, { id: attemptId })
  if (!attempt?.paymentKey || attempt.state !== 'waiting-deposit') return
  const { paymentKey, confirmKey } = attempt
  const call = {
    paymentKey,
    reason: '주문 취소',
    amount: null,
    refundAccount: null,
    idempotencyKey: `close-${confirmKey}`,
  }
  const outcome = await deps.gateway.cancel(call)
  if (outcome.kind === 'payment') {
    await deps.database.transaction((tx) => settleNothing(tx, deps, attempt, { code: 'CANCELLED', message: '' }))
    return
  }
  // Perhaps the deposit was faster: then it is captured, no order can take it, and it goes back.
  const found = await deps.gateway.lookUp({ paymentKey })
  if (found.kind !== 'payment') throw new Error(`account of ${attemptId} unknown at the gateway`)
  await deps.database.transaction((tx) => settlePayment(tx, deps, attempt, found.payment))
}
