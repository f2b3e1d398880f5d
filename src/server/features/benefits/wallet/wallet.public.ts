/** The only door of the wallet for other features. */
export { earnOfPurchase, earnOfReview } from './earn-of-purchase.ts'
export { giveWallet } from './give-wallet.ts'
export { returnValue } from './return-value.ts'
export { previewPrepaid, spendOnOrder, weighPrepaid } from './spend-on-order.ts'
export { takeBackEarned } from './take-back-earned.ts'
