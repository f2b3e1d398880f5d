import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/support/staff-reviews.contract.ts'
import { listRoute, type Route, writeRoute } from '#/server/platform/http/route.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { lookedAt, requireSeen, type Things } from '#/server/platform/looked-at.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { deskPage } from './desk-reviews.repo.ts'
import { orderNumbersOf } from './reviewable-lines.repo.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { presentReviews } from './reviews.presenter.ts'
import { lockReview, updateReview } from './reviews.repo.ts'
import type { ReviewRow } from './reviews.table.ts'

const PAGE = 20

/** Its writer may change it while somebody reads it, and two at the desk may answer. */
const reviewThings = ({ body, rating, editedAt, answer, hiddenReason }: ReviewRow): Things => ({
  후기: { body, rating, editedAt },
  답변: answer,
  '숨긴 사유': hiddenReason,
})

async function lockSeen(tx: Tx, id: string, seen: LookedAt): Promise<ReviewRow> {
  const row = await lockReview(tx, id)
  if (!row) throw new AppError('NOT_FOUND')
  requireSeen(seen, reviewThings(row))
  return row
}

export function staffReviewsRoutes(deps: ReviewsDeps): readonly Route[] {
  const present = async (db: DbOrTx, rows: readonly ReviewRow[]): Promise<contract.DeskReview[]> => {
    const numbers = await orderNumbersOf(
      db,
      rows.flatMap(({ orderLineId }) => orderLineId ?? []),
    )
    const reviews = await presentReviews(db, deps, rows)
    return rows.flatMap((row, at) => {
      const review = reviews[at]
      const orderNumber = numbers.get(row.orderLineId ?? '') ?? null
      return review ? [{ review, orderNumber, hiddenReason: row.hiddenReason, seen: lookedAt(reviewThings(row)) }] : []
    })
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
    writeRoute(contract.answerReview, async ({ principal, params, body: { answer, seen } }, tx) => {
      const row = await lockSeen(tx, params.id, seen)
      const by = answer === null ? null : principal.staffId
      const set = { answer, answeredAt: answer === null ? null : deps.clock.now(), answeredBy: by }
      await updateReview(tx, row.id, set)
      return changed(tx, { ...row, ...set })
    }),
    writeRoute(contract.hideReview, async ({ principal, params, body: { reason, seen } }, tx) => {
      const row = await lockSeen(tx, params.id, seen)
      const by = reason === null ? null : principal.staffId
      const set = { hiddenReason: reason, hiddenAt: reason === null ? null : deps.clock.now(), hiddenBy: by }
      await updateReview(tx, row.id, set)
      return changed(tx, { ...row, ...set })
    }),
  ]
}
