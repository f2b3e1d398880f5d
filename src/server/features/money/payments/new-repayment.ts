import type { PaymentsDeps } from './payments-deps.ts'
import { NO_LINK } from './repayment-link.ts'
import type { RepaymentRow } from './repayments.table.ts'

type Owed = Pick<
  RepaymentRow,
  'attemptId' | 'memberId' | 'orderId' | 'orderIds' | 'amount' | 'cause' | 'byDeposit' | 'state'
> &
  Partial<Pick<RepaymentRow, 'giveBackId'>>

/** A repayment as it begins: nothing has failed, nobody has written on it, and no link names its account. */
export function newRepayment({ ids, clock }: Pick<PaymentsDeps, 'ids' | 'clock'>, owed: Owed): RepaymentRow {
  const now = clock.now()
  return {
    id: ids.uuid(),
    failureCode: null,
    failureMessage: null,
    ...NO_LINK,
    note: '',
    giveBackId: null,
    createdAt: now,
    since: now,
    ...owed,
  }
}
