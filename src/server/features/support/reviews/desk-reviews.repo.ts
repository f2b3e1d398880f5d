import { and, eq, isNotNull, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type ReviewRow, reviews } from './reviews.table.ts'

interface DeskWish {
  readonly show: 'unanswered' | 'hidden' | null
  readonly after: string | null
  readonly limit: number
}

/** The newest first, hidden ones among them. */
export function deskPage(db: DbOrTx, { show, after, limit }: DeskWish): Promise<ReviewRow[]> {
  const which =
    show === 'hidden'
      ? isNotNull(reviews.hiddenAt)
      : show === 'unanswered'
        ? and(isNull(reviews.answer), isNull(reviews.hiddenAt))
        : undefined
  const from =
    after === null ? undefined : sql`(written_at, id) < (select written_at, id from reviews where id = ${after})`
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.example, false), which, from))
    .orderBy(sql`written_at desc, id desc`)
    .limit(limit)
}
