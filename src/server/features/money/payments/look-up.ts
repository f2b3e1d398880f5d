import type { LookUpOutcome } from '#/server/ports/payment-gateway.ts'
import {
  type AttemptWithOrders,
  attemptsToReadAgain,
  dropKey,
  freeKey,
  readAttempt,
  undecidedAttempts,
  updateAttempt,
} from './attempts.repo.ts'
import { carryOutRefund } from './carry-out-refund.ts'
import { lapseTransfers } from './lapse-transfers.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { nextLook } from './next-look.ts'
import { openRefunds } from './refunds.repo.ts'
import { settleOtherAmount } from './settle-other-amount.ts'
import { settleOutcome } from './settle-outcome.ts'
import { settleNothing, settlePayment } from './settle-payment.ts'

/** The gateway drops an authenticated payment after ten minutes; a little later nothing can come any more. */
const GIVE_UP_MS = 12 * 60_000
const SETTLE_AFTER_MS = 5_000
/** Two servers may disagree so much about the time. */
const AHEAD_MS = 60 * 60_000
const BATCH = 50
const REFUND_AFTER_MS = 60_000

/** Asks the gateway what became of an attempt and settles it. True when the shop now knows. */
export async function lookUpAttempt(deps: PaymentsDeps, attempt: AttemptWithOrders): Promise<boolean> {
  // Of a transfer to the shop's own account the gateway knows nothing.
  if (attempt.paidTo === 'bank') return true
  const { id } = attempt
  const { found, ownKey } = await findPayment(deps, attempt)
  if (found.kind === 'payment') {
    if (found.payment.gatewayOrderId !== attempt.gatewayOrderId) {
      deps.log.error({ attemptId: id }, 'the gateway has another order for this payment: a person must look')
      return false
    }
    if (found.payment.amount !== attempt.amount) return settleOtherAmount(deps, attempt, found.payment)
    if (found.payment.status === 'in-progress' && attempt.state === 'confirming')
      return ownKey ? sendAgain(deps, attempt) : false
    if (!ownKey) await freeKey(deps.database.db, found.payment.paymentKey, id)
    await deps.database.transaction((tx) => settlePayment(tx, deps, attempt, found.payment))
    return found.payment.status !== 'ready'
  }
  if (found.kind === 'none' && isOver(deps, attempt)) {
    const failure = { code: 'EXPIRED_PAYMENT', message: '결제 시간이 지났습니다.' }
    await deps.database.transaction((tx) => settleNothing(tx, deps, attempt, failure))
    return true
  }
  return false
}

/** By its key; one that turns out to be another order's is let go, and the shop's own number decides. */
async function findPayment(
  deps: PaymentsDeps,
  { id, gatewayOrderId, paymentKey }: AttemptWithOrders,
): Promise<{ readonly found: LookUpOutcome; readonly ownKey: boolean }> {
  if (paymentKey) {
    const found = await deps.gateway.lookUp({ paymentKey })
    if (found.kind !== 'payment' || found.payment.gatewayOrderId === gatewayOrderId) return { found, ownKey: true }
    deps.log.warn({ attemptId: id }, 'an attempt holds the key of another payment; letting it go')
    await dropKey(deps.database.db, id, paymentKey)
  }
  return { found: await deps.gateway.lookUp({ gatewayOrderId }), ownKey: false }
}

/** The customer has agreed and the money has not moved: our call never arrived. The same key makes it the same call. */
async function sendAgain(deps: PaymentsDeps, attempt: AttemptWithOrders): Promise<boolean> {
  const { gatewayOrderId, paymentKey, amount, confirmKey } = attempt
  if (!paymentKey) return false
  const outcome = await deps.gateway.confirm({ paymentKey, gatewayOrderId, amount, idempotencyKey: confirmKey })
  if (outcome.kind === 'unknown' || outcome.kind === 'not-sent') return false
  await settleOutcome(deps, attempt, outcome)
  return true
}

/** For every attempt that is still open at the gateway; run by the clock, and the safety net after a crash. */
export async function reconcile(deps: PaymentsDeps): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now()
  const startedBefore = new Date(now.getTime() - SETTLE_AFTER_MS)
  const wrongFrom = new Date(now.getTime() + AHEAD_MS)
  for (const id of await undecidedAttempts(db, { startedBefore, wrongFrom, limit: BATCH })) {
    const attempt = await readAttempt(db, { id })
    if (!attempt) continue
    await deps.database.transaction((tx) => updateAttempt(tx, id, { lookedUpAt: now }))
    // One that cannot be decided now must not keep the others waiting.
    await lookUpAttempt(deps, attempt).catch((error: unknown) =>
      deps.log.warn({ err: error, attemptId: id }, 'look-up failed'),
    )
  }
  await readAgain(deps, now)
  await lapseTransfers(deps, now)
  // A refund whose job died with its process stays locked in the queue for hours; the same key makes asking again harmless.
  for (const id of await openRefunds(db, new Date(now.getTime() - REFUND_AFTER_MS), BATCH))
    await carryOutRefund(deps, id).catch((error: unknown) =>
      deps.log.warn({ err: error, refundId: id }, 'refund still open'),
    )
}

/** Reads captured payments again, in case the notice of a reversal never came. */
async function readAgain(deps: PaymentsDeps, now: Date): Promise<void> {
  for (const id of await attemptsToReadAgain(deps.database.db, now, BATCH)) {
    const attempt = await readAttempt(deps.database.db, { id })
    if (!attempt) continue
    const kind = attempt.details?.account ? 'account' : 'other'
    const lookAgainAt = nextLook(attempt.settledAt ?? attempt.createdAt, now, kind)
    await deps.database.transaction((tx) => updateAttempt(tx, id, { lookedUpAt: now, lookAgainAt }))
    await lookUpAttempt(deps, attempt).catch((error: unknown) =>
      deps.log.warn({ err: error, attemptId: id }, 'look-up failed'),
    )
  }
}

const isOver = (deps: PaymentsDeps, attempt: AttemptWithOrders): boolean =>
  deps.clock.now().getTime() - (attempt.confirmStartedAt ?? attempt.createdAt).getTime() > GIVE_UP_MS
