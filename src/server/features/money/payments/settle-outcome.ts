import type { ConfirmOutcome } from '#/server/ports/payment-gateway.ts'
import type { SeenAttempt } from './attempts.repo.ts'
import { lookUpLater } from './look-up-later.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { settleNothing, settlePayment } from './settle-payment.ts'

/** Writes down how a confirm call ended; what is not certain is looked up, never called failed. Answers what changed. */
export async function settleOutcome(
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  outcome: ConfirmOutcome,
): Promise<Partial<AttemptRow> | null> {
  return deps.database.transaction(async (tx) => {
    if (outcome.kind === 'payment') return settlePayment(tx, deps, attempt, outcome.payment)
    if (outcome.kind === 'refused') return settleNothing(tx, deps, attempt, outcome)
    deps.log.warn({ attemptId: attempt.id, code: outcome.code }, 'payment outcome unknown; looking it up')
    await lookUpLater(tx, deps, attempt.id)
    return { state: 'confirming' }
  })
}
