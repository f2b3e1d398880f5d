import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { askAccount } from './ask-account.ts'
import type { AttemptWithOrders } from './attempts.repo.ts'
import { moveRepayment } from './move-repayment.ts'
import { newRepayment } from './new-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { RefundRow } from './payments.table.ts'
import { updateRefund } from './refunds.repo.ts'
import { LINK_TRIES } from './repayment-link.ts'
import { insertRepayment, readRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

export interface Refusal {
  readonly code: string
  readonly message: string
}

/** Refusals that another account may mend; the customer is asked at once. */
const ABOUT_THE_ACCOUNT: ReadonlySet<string> = new Set([
  'NO_REFUND_ACCOUNT',
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
])

interface Refused {
  readonly attempt: AttemptWithOrders
  readonly orders: readonly OrderRow[]
  readonly refund: RefundRow
}

/** The gateway did not give the money back: it becomes work of finance, and the customer's where an account is the matter. */
export async function strandRefund(
  tx: Tx,
  deps: PaymentsDeps,
  { attempt, orders, refund }: Refused,
  { code, message }: Refusal,
): Promise<void> {
  const failure = { failureCode: code, failureMessage: message }
  const repayment = refund.repaymentId ? await readRepayment(tx, refund.repaymentId) : null
  await updateRefund(tx, refund.id, { state: 'refused', ...failure, settledAt: deps.clock.now() })
  // The bank took the deposit back meanwhile: there is nothing left to give.
  if (repayment && repayment.state !== 'returning') return
  const refused = repayment ?? (await ownerOf(tx, deps, attempt, refund))
  const moved = await moveRepayment(tx, deps, refused, { event: 'refuse', by: 'system', change: failure })
  if (moved.byDeposit && ABOUT_THE_ACCOUNT.has(code) && moved.linkTries < LINK_TRIES)
    await askAccount(tx, deps, moved, orders)
}

/** Refunds of an order get an owner when they are refused for the first time. */
async function ownerOf(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  refund: RefundRow,
): Promise<RepaymentRow> {
  if (!refund.orderId) throw new Error(`refund ${refund.id} is of nothing`)
  const row = newRepayment(deps, {
    attemptId: attempt.id,
    memberId: attempt.memberId,
    orderId: refund.orderId,
    orderIds: [refund.orderId],
    amount: refund.amount,
    cause: 'refund-refused',
    byDeposit: Boolean(attempt.details?.account),
    state: 'returning',
  })
  await insertRepayment(tx, row)
  await updateRefund(tx, refund.id, { repaymentId: row.id })
  return row
}
