import * as z from 'zod/mini'
import { CUSTOMER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobFace, jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { REVIEW_CRITERIA } from '#/domain/reviews/review-criteria.ts'

export const MOST_PHOTOS = 5

const score = (label: string) => wholeNumber(label, { min: 1, max: 5 })

const scores = z.object({
  colour: z.optional(score('인쇄 색')),
  cutting: z.optional(score('재단')),
  binding: z.optional(score('제본')),
  packing: z.optional(score('포장')),
  promise: z.optional(score('약속한 날')),
})

const photo = z.object({ id: z.uuid(), width: z.int(), height: z.int() })

/** A buyer's review; `writer` is masked. */
export const Review = z.object({
  id: z.uuid(),
  product: z.enum(PRODUCT_CODES),
  rating: z.int(),
  scores: z.partialRecord(z.enum(REVIEW_CRITERIA), z.int()),
  body: z.string(),
  writer: z.string(),
  jobSummary: z.string(),
  /** The work itself, where its owner shows it. */
  title: z.nullable(z.string()),
  spec: z.nullable(jobSpec),
  /** What of its own pages lies where on the drawing, from `reviews.picture`; empty where its owner does not show them. */
  faces: z.array(z.omit(jobFace, { fileId: true })),
  /** Of that spec today, VAT included; null where it is not shown or not made any more. */
  price: z.nullable(z.int()),
  photos: z.array(photo),
  answer: z.nullable(z.string()),
  writtenAt: z.iso.datetime(),
  edited: z.boolean(),
  /** Written by the shop to show what a review looks like, in a demo only: marked on screen, in no count and no average. */
  example: z.boolean(),
})
export type Review = z.output<typeof Review>

const summary = z.object({
  count: z.int(),
  photos: z.int(),
  /** Mean of the ratings to one decimal; null under five reviews. */
  average: z.nullable(z.number()),
  criteria: z.array(z.object({ criterion: z.enum(REVIEW_CRITERIA), average: z.nullable(z.number()) })),
})
export type ReviewSummary = z.output<typeof summary>

export const REVIEW_ORDERS = ['newest', 'lowest', 'highest'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export const listReviews = endpoint({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/reviews',
  summary: '구매후기와 평균 별점',
  access: PUBLIC,
  query: z.object({
    product: z.optional(z.enum(PRODUCT_CODES)),
    rating: z.optional(wholeNumber('별점', { min: 1, max: 5 })),
    photos: z.optional(z.enum(['1'])),
    order: z.optional(z.enum(REVIEW_ORDERS)),
    page: z.optional(wholeNumber('쪽', { min: 1, max: 1000 })),
  }),
  response: z.object({
    items: z.array(Review),
    /** Of what was asked for. */
    pages: z.int(),
    /** Over all reviews of the product, or of the shop. */
    summary,
    kinds: z.array(z.object({ product: z.enum(PRODUCT_CODES), count: z.int() })),
  }),
  errors: [],
  rate: 'read',
})

export const readReview = endpoint({
  id: 'reviews.read',
  method: 'GET',
  path: '/api/reviews/:id',
  summary: '후기 하나',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: uuid() }),
  response: Review,
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const readReviewPhoto = endpoint({
  id: 'reviews.photo',
  method: 'GET',
  path: '/api/reviews/photos/:id',
  summary: '후기 사진 (JPEG)',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

/** The own first page of the work, or its second: of a review that everybody sees, and whose owner shows it. */
export const readReviewPicture = endpoint({
  id: 'reviews.picture',
  method: 'GET',
  path: '/api/reviews/:id/pages/:page',
  summary: '후기 작업의 표지나 첫 쪽 그림 (PNG 또는 WebP)',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: uuid(), page: z.coerce.number().check(z.int(), z.gte(1), z.lte(2)) }),
  response: z.null(),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

const reviewedLine = z.object({
  lineId: z.uuid(),
  orderNumber: z.string(),
  title: z.string(),
  product: z.enum(PRODUCT_CODES),
  spec: jobSpec,
  picture: jobPictureOrNone,
})

export const listMyReviews = endpoint({
  id: 'reviews.mine',
  method: 'GET',
  path: '/api/reviews/mine',
  summary: '내가 쓴 후기와 쓸 수 있는 후기',
  access: CUSTOMER,
  query: z.object({ orderNumber: z.optional(text('주문번호', { max: 40 })) }),
  response: z.object({
    /** Delivered, and not written about yet; the newest first. */
    open: z.array(reviewedLine),
    written: z.array(
      z.object({
        ...reviewedLine.shape,
        review: Review,
        showsWork: z.boolean(),
        showsPicture: z.boolean(),
        /** Why the shop hides it; null while it is shown. */
        hiddenReason: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
})

const lineParams = z.object({ lineId: uuid() })

/** Writes it, or what is changed of it: put again, it is the same. */
export const writeReview = endpoint({
  id: 'reviews.write',
  method: 'PUT',
  path: '/api/reviews/lines/:lineId',
  summary: '후기 쓰기와 고치기',
  access: CUSTOMER,
  params: lineParams,
  body: z.object({
    rating: score('별점'),
    scores,
    body: text('후기', { min: 5, max: 2000, multiline: true }),
    /** Its owner agrees that title and spec of the work are shown beside. */
    showsWork: z.boolean(),
    /** And that its cover or first page lies on the drawing; an older page does not ask. */
    showsPicture: z.optional(z.boolean()),
    /** Photos that stay, and uploads (`attachment`) that come new; in this order. */
    keep: z.array(uuid('사진')).check(z.maxLength(MOST_PHOTOS)),
    add: z.array(uuid('사진')).check(z.maxLength(MOST_PHOTOS)),
  }),
  response: Review,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  rate: 'write',
})

export const deleteReview = endpoint({
  id: 'reviews.delete',
  method: 'DELETE',
  path: '/api/reviews/lines/:lineId',
  summary: '내 후기 삭제',
  access: CUSTOMER,
  params: lineParams,
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
  rate: 'write',
})

export const reviewsEndpoints = [
  listReviews,
  readReview,
  readReviewPhoto,
  readReviewPicture,
  listMyReviews,
  writeReview,
  deleteReview,
] as const
