/** The only door of the wallet for other features. */
export { fillCharge, settleOwed, takeChargeBack } from './charge-value.ts'
export { earnOfPurchase, earnOfReview } from './earn-of-purchase.ts'
export {
  emoneyRefundsOf,
  listEmoneyRefunds,
  lockEmoneyRefund,
  readEmoneyRefund,
  updateEmoneyRefund,
} from './emoney-refunds.repo.ts'
export { grantTo, mostAlone, valueNeedsSecond } from './grants.ts'
export { giveWallet } from './give-wallet.ts'
export { bookSent, endRefund, HELD_AT, holdRefund, refundStateOf } from './hold-refund.ts'
export { purchaseRateOf } from './rules.repo.ts'
export { returnValue } from './return-value.ts'
export { previewPrepaid, spendOnOrder } from './spend-on-order.ts'
export { takeBackEarned } from './take-back-earned.ts'
export { takeBackGiven } from './take-back-given.ts'
export { valueGrantDecided } from './value-events.ts'
export type { EmoneyRefundRow } from './wallet.table.ts'
