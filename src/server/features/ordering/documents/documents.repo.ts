import { sql } from 'drizzle-orm'
import { daysAfter, seoulMidnight } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { dealingRows, type OrderDealing } from './dealings.repo.ts'
import { dealings } from './dealings.sql.ts'

/** More orders than this do not go on one document; a longer period is asked for in parts. */
export const MOST_ORDERS = 300
/** So many bookings more than orders say that there are too many of both. */
const MOST_DEALINGS = 5_000

/** What was booked for a member between two days in Seoul, both included, the oldest first. */
export function dealtBetween(
  db: DbOrTx,
  memberId: string,
  period: { readonly from: string; readonly to: string },
): Promise<readonly OrderDealing[]> {
  return dealingRows(
    db,
    sql`o.member_id = ${memberId}`,
    sql`at >= ${seoulMidnight(period.from).toISOString()} and at < ${daysAfter(seoulMidnight(period.to), 1).toISOString()}`,
    MOST_DEALINGS,
  )
}

/** What a member owed when a day of Seoul began. */
export async function carriedBefore(db: DbOrTx, memberId: string, day: string): Promise<number> {
  const { rows } = await db.execute<{ owed: number }>(sql`
    select coalesce(sum(owed), 0)::bigint as owed from (${dealings(sql`o.member_id = ${memberId}`)}) d
    where at < ${seoulMidnight(day).toISOString()}`)
  return rows[0]?.owed ?? 0
}
