/** The only door to the rooms of lines that are no jobs of options: what they are asked, and asking them. */
export { quoterOfBrand } from './brand-quoter.ts'
export type { FileStanding } from './file-standing.ts'
export { mayOrderLines } from './may-order-lines.ts'
export { type OriginLine, type OriginRoom, type OriginRooms, roomOf } from './origin-rooms.ts'
export { priceLines, priceOrigin } from './price-lines.ts'
