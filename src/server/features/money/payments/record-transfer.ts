import { AppError } from '#/contract/errors.ts'
import type { Actor } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { bookRefund } from './book-refund.ts'
import { moveRepayment } from './move-repayment.ts'
import { reasonOf } from './open-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { insertRefund, lockRefund } from './refunds.repo.ts'
import { lockRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

/**
 * Staff has sent the money from the shop's own bank account: it leaves the books there, while the gateway keeps what it has
 * and pays it out to the shop. Errors: NOT_FOUND, CONFLICT.
 */
export async function recordTransfer(
  tx: Tx,
  deps: PaymentsDeps,
  { repaymentId, note, by }: { readonly repaymentId: string; readonly note: string; readonly by: Actor },
): Promise<RepaymentRow> {
  const locked = await lockRepayment(tx, repaymentId)
  if (!locked) throw new AppError('NOT_FOUND')
  const { repayment, orders } = locked
  await moveRepayment(tx, deps, repayment, { event: 'transfer', by: by.kind, change: { note } })
  const id = deps.ids.uuid()
  const now = deps.clock.now()
  await insertRefund(tx, {
    id,
    attemptId: repayment.attemptId,
    orderId: repayment.orderId,
    repaymentId: repayment.id,
    amount: repayment.amount,
    reason: reasonOf(repayment),
    state: 'done',
    via: 'bank',
    refundKey: deps.ids.uuid(),
    byKind: by.kind,
    byId: by.id,
    requestedAt: now,
    settledAt: now,
  })
  await bookRefund(tx, deps, await lockRefund(tx, id), orders)
  return repayment
}
