import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/support/staff-reviews.contract.ts'
import { listRoute, type Route, writeRoute } from '#/server/platform/http/route.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { deskPage } from './desk-reviews.repo.ts'
import { orderNumbersOf } from './reviewable-lines.repo.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { presentReviews } from './reviews.presenter.ts'
import { findReview, updateReview } from './reviews.repo.ts'
import type { ReviewRow } from './reviews.table.ts'

const PAGE = 20

export function staffReviewsRoutes(deps: ReviewsDeps): readonly Route[] {
  const present = async (db: DbOrTx, rows: readonly ReviewRow[]): Promise<contract.DeskReview[]> => {
    const numbers = await orderNumbersOf(
      db,
      rows.flatMap(({ orderLineId }) => orderLineId ?? []),
    )
    const reviews = await presentReviews(db, deps, rows)
    return reviews.map((review, at) => ({
      review,
      orderNumber: numbers.get(rows[at]?.orderLineId ?? '') ?? null,
      hiddenReason: rows[at]?.hiddenReason ?? null,
    }))
  }
  const changed = async (db: DbOrTx, row: ReviewRow): Promise<contract.DeskReview> => {
    const [review] = await present(db, [row])
    if (!review) throw new AppError('INTERNAL')
    return review
  }
  return [
    listRoute(contract.listDeskReviews, async ({ query }, db) => {
      const rows = await deskPage(db, { show: query.show ?? null, after: query.after ?? null, limit: PAGE + 1 })
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null
      return { items: await present(db, rows.slice(0, PAGE)), next }
    }),
    writeRoute(contract.answerReview, async ({ principal, params, body: { answer } }, tx) => {
      const row = await findReview(tx, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      const by = answer === null ? null : principal.staffId
      const set = { answer, answeredAt: answer === null ? null : deps.clock.now(), answeredBy: by }
      await updateReview(tx, row.id, set)
      return changed(tx, { ...row, ...set })
    }),
    writeRoute(contract.hideReview, async ({ principal, params, body: { reason } }, tx) => {
      const row = await findReview(tx, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      const by = reason === null ? null : principal.staffId
      const set = { hiddenReason: reason, hiddenAt: reason === null ? null : deps.clock.now(), hiddenBy: by }
      await updateReview(tx, row.id, set)
      return changed(tx, { ...row, ...set })
    }),
  ]
}
