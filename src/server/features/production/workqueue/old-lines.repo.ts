import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#/server/platform/db/database.ts'
import { LOOKED_THROUGH } from '#/server/platform/db/search-words.ts'
import { lineSays } from './line-search.sql.ts'

export interface LinePlace {
  readonly placedAt: string
  readonly orderId: string
  readonly position: number
}

export interface OldLinesFilter {
  readonly product?: string | undefined
  readonly q?: string | undefined
  /** Whether who asks may reveal personal data. */
  readonly reveals: boolean
  readonly after: LinePlace | null
  readonly limit: number
}

const NEWEST_FIRST = sql`placed_at desc, order_id desc, position`

/**
 * The lines of a page among all that was ever ordered, newest first; what it costs does not depend on how many there are. What
 * many orders say is found among the newest few, and what few say by the index of words. Each way alone would have to look
 * through everything for the other.
 */
export async function oldLines(db: Db, filter: OldLinesFilter): Promise<readonly string[]> {
  const { q, limit } = filter
  const range = [
    ...(filter.product ? [sql`s.product = ${filter.product}`] : []),
    ...(filter.after ? [behind(filter.after)] : []),
  ]
  if (!q)
    return idsOf(
      db,
      sql`select s.line_id from order_line_search s ${where(range)} order by ${NEWEST_FIRST} limit ${limit}`,
    )
  const newest = await idsOf(
    db,
    sql`with s as materialized (
        select * from order_line_search s ${where(range)} order by ${NEWEST_FIRST} limit ${LOOKED_THROUGH})
      select s.line_id from s where ${lineSays(q, filter.reveals)} order by ${NEWEST_FIRST} limit ${limit}`,
  )
  if (newest.length === limit) return newest
  return idsOf(
    db,
    sql`with s as materialized (select s.* from order_line_search s ${where([...range, lineSays(q, filter.reveals)])})
      select s.line_id from s order by ${NEWEST_FIRST} limit ${limit}`,
  )
}

const where = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`

/** The first comparison is one that an index by age can answer. */
function behind({ placedAt, orderId, position }: LinePlace): SQL {
  const order = sql`(${placedAt}::timestamptz, ${orderId}::uuid)`
  return sql`(s.placed_at, s.order_id) <= ${order} and ((s.placed_at, s.order_id) < ${order} or s.position > ${position}::int)`
}

async function idsOf(db: Db, query: SQL): Promise<readonly string[]> {
  const { rows } = await db.execute<{ line_id: string }>(query)
  return rows.map((row) => row.line_id)
}
