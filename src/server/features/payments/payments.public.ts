/** The only door of payments for other features. */
export { accountClosed, refundDone } from './payments-events.ts'
export { mayName as mayNameAccount } from './name-account.ts'
export { owedTo } from './repayments.repo.ts'
