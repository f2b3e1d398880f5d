/** The only door of the cart for other features. */
export type { CartDeps } from './cart-deps.ts'
export { giveCart } from './give-cart.ts'
export { replaceFile } from './replace-file.ts'
export {
  lockItem,
  originsInCart,
  readOfEstimate,
  readItems as linesInCart,
  readSome,
  renameEbookItem,
  takeFromCart,
} from './cart.repo.ts'
export { fillItem, lockOriginItem } from './fill-item.ts'
export { livingFiles } from './order-estimate.ts'
export { putIntoCart } from './put-into-cart.ts'
export { titleOf } from './item-title.ts'
export { judgeLines } from './judge-lines.ts'
export type { FileJudge, JudgedJob } from './file-judge.ts'
export { type ItemPrice, priceItems } from './price-item.ts'
export type { CartRow } from './cart.table.ts'
