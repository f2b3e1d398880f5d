import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

/** A buyer's review; `writer` is masked. */
export const Review = z.object({
  id: z.uuid(),
  product: z.enum(PRODUCT_CODES),
  rating: z.int(),
  body: z.string(),
  writer: z.string(),
  jobSummary: z.string(),
  writtenAt: z.iso.datetime(),
  /** Written by the shop to show what a review looks like: marked on screen, in no count and no average. */
  example: z.boolean(),
})
export type Review = z.output<typeof Review>

export const listReviews = endpoint({
  id: 'content.reviews',
  method: 'GET',
  path: '/api/reviews',
  summary: '구매후기와 평균 별점',
  access: PUBLIC,
  query: z.object({ product: z.optional(z.enum(PRODUCT_CODES)), after: z.optional(uuid()) }),
  response: z.object({
    items: z.array(Review),
    next: z.nullable(z.uuid()),
    count: z.int(),
    /** Mean of the ratings to one decimal; null without a review. */
    average: z.nullable(z.number()),
  }),
  errors: [],
  rate: 'read',
})
