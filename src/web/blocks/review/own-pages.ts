import type { Review } from '#/contract/support/reviews.contract.ts'
import { type PageImages, placedOn } from '#/web/blocks/job-drawing/page-images.ts'
import { pageAddress } from './review-address.ts'

/** Its pages are the buyer's: where they are not shown, the sample would be a lie, and bare paper shows the shape. */
export const ownPages = ({ id, faces }: Pick<Review, 'id' | 'faces'>): PageImages =>
  placedOn(faces.map(({ place, page, cut }) => ({ place, part: { href: pageAddress(id, page), cut } })))
