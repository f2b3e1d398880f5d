import { and, asc, eq, inArray, isNull, notInArray, sql } from '#/server/platform/db/drizzle.ts'
import type { ReviewOrder } from '#/contract/support/reviews.contract.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { REVIEW_CRITERIA, type ReviewCriterion } from '#/domain/reviews/review-criteria.ts'
import type { ReviewSums } from '#/domain/reviews/summarise-reviews.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { reviewBefore, reviewPhotos, type ReviewRow, reviews } from './reviews.table.ts'

export interface WantedReviews {
  readonly product: ProductCode | null
  readonly rating: number | null
  readonly withPhotos: boolean
  readonly order: ReviewOrder
}

const shown = ({ product, rating, withPhotos }: WantedReviews) =>
  and(
    isNull(reviews.hiddenAt),
    product === null ? undefined : eq(reviews.product, product),
    rating === null ? undefined : eq(reviews.rating, rating),
    withPhotos ? eq(reviews.hasPhotos, true) : undefined,
  )

const ORDERS = {
  newest: sql`written_at desc, id desc`,
  lowest: sql`rating, written_at desc, id desc`,
  highest: sql`rating desc, written_at desc, id desc`,
} as const

export async function pageOfReviews(
  db: DbOrTx,
  wanted: WantedReviews,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: ReviewRow[]; readonly count: number }> {
  const rows = await db
    .select()
    .from(reviews)
    .where(shown(wanted))
    .orderBy(ORDERS[wanted.order])
    .limit(limit)
    .offset(offset)
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(shown(wanted))
  return { rows, count: found?.count ?? 0 }
}

type SumRow = { product: ProductCode; count: number; photos: number; stars: number } & Record<string, unknown>

/** Of what buyers wrote and everybody sees, kind by kind. */
export async function sumsOfReviews(db: DbOrTx): Promise<readonly (ReviewSums & { readonly product: ProductCode })[]> {
  const criteria = REVIEW_CRITERIA.map(
    (name) => sql`
      coalesce(sum((scores->>${name})::int), 0)::int as ${sql.identifier(`${name}Sum`)},
      count(scores->>${name})::int as ${sql.identifier(`${name}Count`)}`,
  )
  const { rows } = await db.execute<SumRow>(sql`
    select product, count(*)::int as count, count(*) filter (where has_photos)::int as photos, sum(rating)::int as stars,
      ${sql.join(criteria, sql`, `)}
    from reviews where hidden_at is null and not example group by product`)
  return rows.map((row) => ({ ...row, scores: scoresOf(row) }))
}

const scoresOf = (row: SumRow): ReviewSums['scores'] =>
  Object.fromEntries(
    REVIEW_CRITERIA.map((name) => [name, { sum: Number(row[`${name}Sum`]), count: Number(row[`${name}Count`]) }]),
  ) as Record<ReviewCriterion, { sum: number; count: number }>

export interface PhotoRow {
  readonly id: string
  readonly reviewId: string
  readonly width: number
  readonly height: number
  readonly sourceFileId: string
}

const PHOTO_COLUMNS = {
  id: reviewPhotos.id,
  reviewId: reviewPhotos.reviewId,
  width: reviewPhotos.width,
  height: reviewPhotos.height,
  sourceFileId: reviewPhotos.sourceFileId,
}

/** Without their content, in their order. */
export async function photosOf(db: DbOrTx, reviewIds: readonly string[]): Promise<readonly PhotoRow[]> {
  if (reviewIds.length === 0) return []
  return db
    .select(PHOTO_COLUMNS)
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.position))
}

/** A photo of a review that is shown, or of one's own; null for others. */
export async function findPhoto(db: DbOrTx, id: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: reviewPhotos.content })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), isNull(reviews.hiddenAt)))
  return row?.content ?? null
}

export async function findReview(db: DbOrTx, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row ?? null
}

export async function lockReview(tx: Tx, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row ?? null
}

export async function reviewOfLine(db: DbOrTx, lineId: string, memberId: string): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderLineId, lineId), eq(reviews.memberId, memberId)))
  return row ?? null
}

/** The desk hides and answers a review while its writer changes or deletes it: held until the transaction ends. */
export async function lockReviewOfLine(tx: Tx, lineId: string, memberId: string): Promise<ReviewRow | null> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderLineId, lineId), eq(reviews.memberId, memberId)))
    .for('update')
  return row ?? null
}

/** Under which id a review of the line is written, and earns. */
export async function idOfReview(db: DbOrTx, lineId: string): Promise<string> {
  const [row] = await db.select().from(reviewBefore).where(eq(reviewBefore.orderLineId, lineId))
  return row?.reviewId ?? lineId
}

export async function insertReviews(tx: Tx, rows: readonly (typeof reviews.$inferInsert)[]): Promise<void> {
  await tx.insert(reviews).values([...rows])
}

export async function updateReview(tx: Tx, id: string, set: Partial<ReviewRow>): Promise<void> {
  await tx.update(reviews).set(set).where(eq(reviews.id, id))
}

/** Its photos go with it. One that the shop hides stays: written anew, it would be there again. */
export async function deleteReviewOf(tx: Tx, lineId: string, memberId: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.orderLineId, lineId), eq(reviews.memberId, memberId), isNull(reviews.hiddenAt)))
  return (gone.rowCount ?? 0) === 1
}

export async function deletePhotosBut(tx: Tx, reviewId: string, kept: readonly string[]): Promise<void> {
  const others = kept.length > 0 ? notInArray(reviewPhotos.id, [...kept]) : undefined
  await tx.delete(reviewPhotos).where(and(eq(reviewPhotos.reviewId, reviewId), others))
}

export async function insertPhotos(tx: Tx, rows: readonly (typeof reviewPhotos.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(reviewPhotos).values([...rows])
}

export async function placePhoto(tx: Tx, id: string, position: number): Promise<void> {
  await tx.update(reviewPhotos).set({ position }).where(eq(reviewPhotos.id, id))
}

export async function hasExamples(db: DbOrTx): Promise<boolean> {
  return (await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.example, true)).limit(1)).length > 0
}

export async function deleteExamples(tx: Tx): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.example, true))
}
