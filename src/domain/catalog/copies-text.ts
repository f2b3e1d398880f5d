import { formatCount } from '#/lib/format-count.ts'
import { kindOf } from './kinds.ts'
import type { ProductCode } from './product-kinds.ts'

/** `1,000장`, `30권`: so many of a kind, by the word it is counted with. */
export const copiesText = (product: ProductCode, copies: number): string =>
  `${formatCount(copies)}${kindOf(product).unit}`
