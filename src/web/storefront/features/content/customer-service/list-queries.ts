import { FAQ_CATEGORIES, type FaqCategory } from '#/contract/content/faqs.contract.ts'
import { PRODUCT_CODES, type ProductCode } from '#/domain/catalog/product-kinds.ts'

/** What the address of a list asks for: read by its page and by its loader. */
export function wantedOf(search: URLSearchParams): { category?: FaqCategory; q?: string } {
  const category = FAQ_CATEGORIES.find((candidate) => candidate === search.get('category'))
  const q = search.get('q')?.trim().slice(0, 60)
  return { ...(category ? { category } : {}), ...(q ? { q } : {}) }
}

export const wordsOf = (search: URLSearchParams): { q?: string } => {
  const q = search.get('q')?.trim().slice(0, 60)
  return q ? { q } : {}
}

export const productOf = (search: URLSearchParams): ProductCode | undefined =>
  PRODUCT_CODES.find((code) => code === search.get('product'))

export const queryOf = (product: ProductCode | undefined) => (product ? { product } : {})
