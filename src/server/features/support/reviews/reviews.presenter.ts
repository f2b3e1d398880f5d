import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { Review } from '#/contract/support/reviews.contract.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { type PhotoRow, photosOf } from './reviews.repo.ts'
import type { ReviewRow } from './reviews.table.ts'
import { facesOf } from './work-picture.ts'

interface Beside {
  readonly photos: readonly PhotoRow[]
  readonly faces: JobPictureView['faces']
}

function presentReview(row: ReviewRow, { photos, faces }: Beside, quote: QuoteJob): Review {
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
    faces: faces.map(({ place, page, cut }) => ({ place, page, cut })),
    price: priced?.ok ? priced.value.quote.total : null,
    photos: photos.map(({ id, width, height }) => ({ id, width, height })),
    answer: row.answer,
    writtenAt: row.writtenAt.toISOString(),
    edited: row.editedAt !== null,
    example: row.example,
  }
}

/** With their photos and own pages, and the price of today where the work is shown. */
export async function presentReviews(
  db: DbOrTx,
  { quoter }: Pick<ReviewsDeps, 'quoter'>,
  rows: readonly ReviewRow[],
): Promise<Review[]> {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  )
  const faces = await facesOf(db, rows)
  const quote = await quoter(db)
  return rows.map((row) => {
    const own = photos.filter(({ reviewId }) => reviewId === row.id)
    return presentReview(row, { photos: own, faces: [...(faces.get(row.id) ?? [])] }, quote)
  })
}
