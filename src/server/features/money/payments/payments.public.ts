/** The only door of payments for other features and the doctor. */
export { MONEY_INVARIANTS } from './money.invariants.ts'
export { mayName as mayNameAccount } from './name-account.ts'
export { givePayments } from './give-payments.ts'
export { accountClosed, accountExpired, accountIssued, refundDone } from './payments-events.ts'
export { owedTo } from './repayments.repo.ts'
export { type MissingOfOrder, readMissingOf, readRefundsOf, type RefundOfOrder } from './money-of-order.repo.ts'
export { waitingAccountOf } from './waiting-account.ts'
