import { fillCharge, takeChargeBack } from '#/server/features/benefits/wallet/wallet.public.ts'
import type { ReversalKind } from '#/domain/orders/take-back.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { captureAttempt, lockAttempt, type SeenAttempt } from './attempts.repo.ts'
import { capturedOf } from './captured-of.ts'
import { tellOfCharge } from './charge-news.ts'
import { closeChargeReversals } from './charges.repo.ts'
import { byDeposit, openRepayment } from './open-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { receivedAt } from './received-at.ts'
import { insertReversal } from './reversals.repo.ts'

/** The money of a charge is there and becomes e-money, once for each time that it comes. Null: that was done before. */
export async function captureCharge(
  tx: Tx,
  deps: PaymentsDeps,
  seen: SeenAttempt,
  payment: ToldPayment,
): Promise<Partial<AttemptRow> | null> {
  const { memberId, amount } = await lockAttempt(tx, seen.id)
  const member = await findMember(tx, memberId)
  const left = !member || member.leftAt !== null
  const change = capturedOf(deps, payment, !left)
  if (!(await captureAttempt(tx, seen, change, []))) return null
  const { method } = change
  // A deposit may come when its member has left: nobody could spend it.
  if (left) {
    const owed = { attempt: seen, orders: [], amount, byDeposit: byDeposit(payment), cause: 'emoney-refund' } as const
    await openRepayment(tx, deps, owed)
    return change
  }
  await fillCharge(tx, deps, {
    attemptId: seen.id,
    memberId,
    amount,
    against: receivedAt(seen.paidTo),
    method,
    reference: `${seen.id}:${seen.reversals}`,
  })
  const end = { outcome: 'paid-again' as const, reason: '', byId: null, settledAt: change.settledAt }
  await closeChargeReversals(tx, seen.id, end)
  await tellOfCharge(tx, deps, memberId, {
    event: 'emoney-charged',
    key: `${seen.id}:${seen.reversals}`,
    amount,
    method,
  })
  return change
}

interface Taken {
  readonly attempt: Pick<AttemptRow, 'id' | 'paidTo' | 'memberId' | 'method'>
  readonly amount: number
  readonly kind: ReversalKind
  readonly reference: string
  readonly transactionKeys: readonly string[]
}

/** A bank or card company took money of a charge back. What was spent of it already is somebody's work. */
export async function takeFromCharge(tx: Tx, deps: PaymentsDeps, taken: Taken): Promise<void> {
  const { attempt, amount, kind, reference, transactionKeys } = taken
  const now = deps.clock.now()
  const against = receivedAt(attempt.paidTo)
  const method = attempt.method ?? '카드'
  const owed = await takeChargeBack(tx, deps, { attemptId: attempt.id, amount, against, method, reference })
  await insertReversal(tx, {
    id: deps.ids.uuid(),
    attemptId: attempt.id,
    orderId: null,
    kind,
    amount,
    reference,
    transactionKeys: [...transactionKeys],
    takenAt: now,
    ...(owed > 0 ? {} : { outcome: 'cancelled' as const, settledAt: now }),
  })
  const news = { event: 'emoney-taken-back', key: reference, amount, method, owed } as const
  await tellOfCharge(tx, deps, attempt.memberId, news)
  if (owed > 0) await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
