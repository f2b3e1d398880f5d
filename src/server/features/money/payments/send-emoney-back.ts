import { HELD_AT, type EmoneyRefundRow, updateEmoneyRefund } from '#/server/features/benefits/wallet/wallet.public.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { type Actor, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockAttempt } from './attempts.repo.ts'
import { reasonOf } from './open-repayment.ts'
import { newRepayment } from './new-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { insertRepayment } from './repayments.repo.ts'
import { requestRefund } from './request-refund.ts'

/**
 * What was held of a charge is on its way over the payment that it came by: a repayment of no order, which finance knows what to do
 * with when the gateway refuses. The caller has locked the attempt and the request.
 */
export async function sendEmoneyBack(tx: Tx, deps: PaymentsDeps, asked: EmoneyRefundRow, by: Actor): Promise<void> {
  if (!asked.attemptId) throw new Error(`refund ${asked.id} is of no payment`)
  const attempt = await lockAttempt(tx, asked.attemptId)
  const now = deps.clock.now()
  const { amount, refundAccount } = asked
  const row = newRepayment(deps, {
    attemptId: attempt.id,
    memberId: asked.memberId,
    orderId: null,
    orderIds: [],
    amount,
    cause: 'emoney-refund',
    byDeposit: attempt.details?.account != null,
    state: 'returning',
  })
  await insertRepayment(tx, row)
  await updateEmoneyRefund(tx, asked.id, {
    state: 'agreed',
    decidedBy: by.id,
    decidedAt: now,
    repaymentId: row.id,
    refundAccount: null,
  })
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'unapplied-receipt',
      reference: row.id,
      memo: 'e머니 환불',
      attemptId: attempt.id,
      entries: [
        { account: HELD_AT, amount },
        { account: 'unapplied-receipts', amount: -amount },
      ],
    },
  ])
  await requestRefund(tx, deps, { repayment: row, reason: reasonOf(row), by, refundAccount })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
