import { boolean, customType, jsonb, pgTable, smallint, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { ReviewScores } from '#/domain/reviews/review-criteria.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey(),
  /** Null in examples only. */
  orderLineId: uuid('order_line_id').unique(),
  memberId: uuid('member_id'),
  product: text('product').$type<ProductCode>().notNull(),
  rating: smallint('rating').notNull(),
  scores: jsonb('scores').$type<ReviewScores>().notNull().default({}),
  body: text('body').notNull(),
  writer: text('writer').notNull(),
  jobSummary: text('job_summary').notNull(),
  /** Title and spec of the work, where its owner shows them. */
  title: text('title'),
  spec: jsonb('spec').$type<JobSpec>(),
  /** Its own cover or first page lies on the drawing; never without the spec. */
  showsPicture: boolean('shows_picture').notNull().default(false),
  hiddenAt: moment('hidden_at'),
  hiddenReason: text('hidden_reason'),
  hiddenBy: uuid('hidden_by'),
  answer: text('answer'),
  answeredAt: moment('answered_at'),
  answeredBy: uuid('answered_by'),
  writtenAt: moment('written_at').notNull(),
  editedAt: moment('edited_at'),
  hasPhotos: boolean('has_photos').notNull().default(false),
  example: boolean('example').notNull().default(false),
})
export type ReviewRow = typeof reviews.$inferSelect

/** Which id the review of a line had before it took the line's. */
export const reviewBefore = pgTable('review_before', {
  orderLineId: uuid('order_line_id').primaryKey(),
  reviewId: uuid('review_id').notNull(),
})

export const reviewPhotos = pgTable('review_photo', {
  id: uuid('id').primaryKey(),
  reviewId: uuid('review_id').notNull(),
  position: smallint('position').notNull(),
  width: smallint('width').notNull(),
  height: smallint('height').notNull(),
  sourceFileId: uuid('source_file_id').notNull(),
  content: bytea('content').notNull(),
})
