/** The only door of payments for other features and the doctor. */
export { bookDeferred, bookSettled } from './book-deferred.ts'
export { CHANGE_INVARIANTS } from './change.invariants.ts'
export { GIVE_BACK_INVARIANTS } from './give-back.invariants.ts'
export { MONEY_INVARIANTS, type MoneyInvariant } from './money.invariants.ts'
export { mayName as mayNameAccount } from './name-account.ts'
export { givePayments } from './give-payments.ts'
export { accountClosed, accountExpired, accountIssued, refundDone } from './payments-events.ts'
export { cancelThings, missingThings } from './looked-at-money.ts'
export { owedTo, promisedBack, readRepayment as repaymentOf } from './repayments.repo.ts'
export { carryOutCancel, closeForGood } from './cancel-order.ts'
export { lowerDebt } from './lower-debt.ts'
export { returnBenefits } from './return-benefits.ts'
export { giveMoneyBack } from './give-money-back.ts'
export { freeOfOrder, type HeldMoney } from './held-money.repo.ts'
export { refundableOf, repayAgreed } from './repay-agreed.ts'
export type { PaymentsDeps } from './payments-deps.ts'
export { type MissingOfOrder, readMissingOf, readRefundsOf, type RefundOfOrder } from './money-of-order.repo.ts'
export { type WaitingAccount, waitingAccountOf } from './waiting-account.ts'
export { shopAccount } from './await-transfer.ts'
export { ordersByNumber } from './payable-orders.repo.ts'
export { lockRepaymentAmount } from './repayments.repo.ts'
export { recordTransfer } from './record-transfer.ts'
export { oweTransfer, takeTransfer } from './take-transfer.ts'
export { takeTransferBack } from './take-transfer-back.ts'
export { lockAttempt as lockCharge } from './attempts.repo.ts'
export { tellOfCharge } from './charge-news.ts'
export {
  chargeOf,
  chargesOf,
  closeChargeReversals,
  type OwedCharge,
  owedCharges,
  readReversal,
} from './charges.repo.ts'
export { sendEmoneyBack } from './send-emoney-back.ts'
export { startPayment } from './start-payment.ts'
export { closeAccountJob } from './close-account-job.ts'
export { startCharge } from './start-charge.ts'
