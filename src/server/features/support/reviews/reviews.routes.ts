import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/support/reviews.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { shareOf } from '#/server/features/prepress/preflight/preflight.public.ts'
import { listMine, listReviews } from './list-reviews.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { presentReviews } from './reviews.presenter.ts'
import { deleteReviewOf, findPhoto, findReview, reviewOfLine } from './reviews.repo.ts'
import { workPicture } from './work-picture.ts'
import { HIDDEN_REVIEW, writeReview } from './write-review.ts'

/** A photo never changes; one that was hidden or deleted may stay an hour in a browser that has seen it. */
const PHOTO_CACHE = 'public, max-age=3600'

export function reviewsRoutes(deps: ReviewsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.listReviews, ({ query }) => listReviews(deps, query)),
    route(contract.readReview, async ({ params }) => {
      const row = await findReview(db, params.id)
      const [review] = row && !row.hiddenAt ? await presentReviews(db, deps, [row]) : []
      if (!review) throw new AppError('NOT_FOUND')
      return review
    }),
    route(contract.readReviewPhoto, async ({ params, reply }) => {
      const photo = await findPhoto(db, params.id)
      if (!photo) throw new AppError('NOT_FOUND')
      reply
        .type('image/jpeg')
        .header('cache-control', PHOTO_CACHE)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(photo)
      return null
    }),
    route(contract.readReviewPicture, async (call) => {
      const { type, open } = await workPicture(deps, { ...call.params, share: shareOf(call) })
      call.reply
        .type(type)
        .header('cache-control', PHOTO_CACHE)
        .send(await open())
      return null
    }),
    route(contract.listMyReviews, ({ principal, query }) =>
      listMine(deps, principal.memberId, query.orderNumber ?? null),
    ),
    route(contract.writeReview, async ({ principal, visitorKey, params, body }) => {
      const wish = { memberId: principal.memberId, lineId: params.lineId, asker: { principal, visitorKey }, body }
      const [review] = await presentReviews(db, deps, [await writeReview(deps, wish)])
      if (!review) throw new AppError('INTERNAL')
      return review
    }),
    writeRoute(contract.deleteReview, async ({ principal, params }, tx) => {
      if (await deleteReviewOf(tx, params.lineId, principal.memberId)) return null
      if (await reviewOfLine(tx, params.lineId, principal.memberId)) throw new AppError('CONFLICT', HIDDEN_REVIEW)
      throw new AppError('NOT_FOUND')
    }),
  ]
}
