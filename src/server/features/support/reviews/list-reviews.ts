import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { listMyReviews, listReviews as endpoint } from '#/contract/support/reviews.contract.ts'
import { summariseReviews } from '#/domain/reviews/summarise-reviews.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { openLines, type ReviewedLine, writtenLines } from './reviewable-lines.repo.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { presentReviews } from './reviews.presenter.ts'
import { pageOfReviews, reviewOfLine, sumsOfReviews } from './reviews.repo.ts'

const PAGE = 12

export async function listReviews(
  deps: ReviewsDeps,
  { product, rating, photos, order, page = 1 }: QueryOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { db } = deps.database
  const wanted = {
    product: product ?? null,
    rating: rating ?? null,
    withPhotos: photos === '1',
    order: order ?? 'newest',
  } as const
  const { rows, count } = await pageOfReviews(db, wanted, { limit: PAGE, offset: (page - 1) * PAGE })
  const sums = await sumsOfReviews(db)
  const { criteria, ...summary } = summariseReviews(
    wanted.product === null ? sums : sums.filter((kind) => kind.product === wanted.product),
  )
  return {
    items: await presentReviews(db, deps, rows),
    pages: Math.ceil(count / PAGE),
    summary: { ...summary, criteria: [...criteria] },
    kinds: sums.map(({ product: kind, count: written }) => ({ product: kind, count: written })),
  }
}

/** What a member may write about, and what was written. */
export async function listMine(
  deps: ReviewsDeps,
  memberId: string,
  orderNumber: string | null,
): Promise<ResultOf<typeof listMyReviews>> {
  const { db } = deps.database
  const written = []
  for (const line of await pictured(db, await writtenLines(db, memberId, orderNumber))) {
    const row = await reviewOfLine(db, line.lineId, memberId)
    const [review] = row ? await presentReviews(db, deps, [row]) : []
    if (!row || !review) continue
    const { spec, showsPicture, hiddenReason } = row
    written.push({ ...line, review, showsWork: spec !== null, showsPicture, hiddenReason })
  }
  return { open: await pictured(db, await openLines(db, memberId, orderNumber)), written }
}

async function pictured(db: DbOrTx, lines: readonly ReviewedLine[]) {
  const pictures = await picturesOf(db, lines)
  return lines.map(({ files: _files, ...line }, at) => ({ ...line, picture: pictures[at] ?? null }))
}
