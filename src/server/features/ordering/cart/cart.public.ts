/** The only door of the cart for other features. */
export type { CartDeps } from './cart-deps.ts'
export { giveCart } from './give-cart.ts'
export { replaceFile } from './replace-file.ts'
export { lockItem, readSome, takeFromCart } from './cart.repo.ts'
export { putIntoCart } from './put-into-cart.ts'
export { requireMayOrder } from './require-may-order.ts'
export { priceItem } from './price-item.ts'
export type { CartRow } from './cart.table.ts'
