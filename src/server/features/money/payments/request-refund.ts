import type { Actor } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { insertRefund } from './refunds.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

export const refundJob = jobType<{ refundId: string }>('payments.refund', 25)

/** Money of an order, or money that a repayment owns: there is no third. */
type Subject =
  | { readonly attemptId: string; readonly orderId: string; readonly amount: number; readonly repayment?: never }
  | { readonly repayment: RepaymentRow }

export type RefundRequest = Subject & {
  readonly reason: string
  readonly by: Actor
  /** Sealed. */
  readonly refundAccount: string | null
}

/** The intent first, in the caller's transaction; the gateway is asked by the job. Each request is a call of its own. */
export async function requestRefund(tx: Tx, deps: PaymentsDeps, request: RefundRequest): Promise<void> {
  const { reason, by, refundAccount } = request
  const { attemptId, orderId, amount } = request.repayment ?? request
  const id = deps.ids.uuid()
  await insertRefund(tx, {
    id,
    attemptId,
    orderId,
    repaymentId: request.repayment?.id ?? null,
    amount,
    reason,
    refundAccount,
    refundKey: deps.ids.uuid(),
    byKind: by.kind,
    byId: by.id,
    requestedAt: deps.clock.now(),
  })
  await deps.jobs.add(tx, refundJob, { refundId: id }, { key: `payments.refund:${id}` })
}
