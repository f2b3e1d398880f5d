import type { Actor } from '#/server/features/orders/orders.public.ts'
import { SYSTEM } from '#/server/features/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { insertRefund } from './refunds.repo.ts'

export const refundJob = jobType<{ refundId: string }>('payments.refund', 25)

export interface RefundRequest {
  readonly attemptId: string
  readonly orderId: string
  readonly amount: number
  readonly reason: string
  readonly by: Actor
  /** Sealed. */
  readonly refundAccount: string | null
}

/** The intent first, in the caller's transaction; the gateway is asked by the job. */
export async function requestRefund(tx: Tx, deps: PaymentsDeps, request: RefundRequest): Promise<void> {
  await insert(tx, deps, request)
}

/** Gives back money that no order could take. */
export async function requestReturn(
  tx: Tx,
  deps: PaymentsDeps,
  request: { readonly attemptId: string; readonly amount: number; readonly reason: string },
): Promise<void> {
  await insert(tx, deps, { ...request, orderId: null, by: SYSTEM, refundAccount: null })
}

async function insert(
  tx: Tx,
  deps: PaymentsDeps,
  request: Omit<RefundRequest, 'orderId'> & { readonly orderId: string | null },
): Promise<void> {
  const { attemptId, orderId, amount, reason, by, refundAccount } = request
  const id = deps.ids.uuid()
  await insertRefund(tx, {
    id,
    attemptId,
    orderId,
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
