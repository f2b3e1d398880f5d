import type { Review } from '#/contract/support/reviews.contract.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { type PhotoRow, photosOf } from './reviews.repo.ts'
import type { ReviewRow } from './reviews.table.ts'

function presentReview(row: ReviewRow, photos: readonly PhotoRow[], quote: QuoteJob): Review {
  const priced = row.spec && quote(row.spec, { kept: row.spec })
  return {
    id: row.id,
    product: row.product,
    rating: row.rating,
    scores: row.scores,
    body: row.body,
    writer: row.writer,
    jobSummary: row.jobSummary,
    title: row.title,
    spec: row.spec,
    price: priced?.ok ? priced.value.quote.total : null,
    photos: photos
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ id, width, height }) => ({ id, width, height })),
    answer: row.answer,
    writtenAt: row.writtenAt.toISOString(),
    edited: row.editedAt !== null,
    example: row.example,
  }
}

/** With their photos, and the price of today where the work is shown. */
export async function presentReviews(
  db: DbOrTx,
  { quoter }: Pick<ReviewsDeps, 'quoter'>,
  rows: readonly ReviewRow[],
): Promise<Review[]> {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  )
  const quote = await quoter(db)
  return rows.map((row) => presentReview(row, photos, quote))
}
