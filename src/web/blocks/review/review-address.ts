import type { Review } from '#/contract/support/reviews.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'

export const photoAddress = (id: string): string => `/api/reviews/photos/${id}`

/** Its own first or second page, where its owner shows it. */
export const pageAddress = (id: string, page: number): string => `/api/reviews/${id}/pages/${page}`

/** The option page with the spec of a review. */
export const specAddress = ({ product, id }: Pick<Review, 'product' | 'id'>): string =>
  `/product/${kindByCode(product).slug}/option?review=${id}`
