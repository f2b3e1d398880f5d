import { sql } from '#/server/platform/db/drizzle.ts'
import type { StatementStanding } from '#/domain/documents/statement-document.ts'
import { daysAfter, seoulMidnight } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { dealingRows, type OrderDealing } from './dealings.repo.ts'
import { dealings } from './dealings.sql.ts'

/** More orders than this do not go on one document; a longer period is asked for in parts. */
export const MOST_ORDERS = 5_000
/** So many bookings more than orders say that there are too many of both. */
const MOST_DEALINGS = 20_000

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

/** What a member owed when each of two days of Seoul began, and what had been received of orders that are sold with their rest. */
export async function standingsBefore(
  db: DbOrTx,
  memberId: string,
  days: readonly [Date, Date],
): Promise<readonly [StatementStanding, StatementStanding]> {
  const [first, last] = days.map((day) => day.toISOString())
  const { rows } = await db.execute<Record<'firstOwed' | 'firstAdvances' | 'lastOwed' | 'lastAdvances', number>>(sql`
    select coalesce(sum(greatest(0, each.first)), 0)::bigint as "firstOwed",
      coalesce(sum(greatest(0, -each.first)), 0)::bigint as "firstAdvances",
      coalesce(sum(greatest(0, each.last)), 0)::bigint as "lastOwed",
      coalesce(sum(greatest(0, -each.last)), 0)::bigint as "lastAdvances"
    from (select coalesce(sum(owed) filter (where at < ${first}), 0) as first, sum(owed) as last
      from (${dealings(sql`o.member_id = ${memberId}`)}) d
      where at < ${last} group by order_id) each`)
  const [row] = rows
  return [
    { owed: row?.firstOwed ?? 0, advances: row?.firstAdvances ?? 0 },
    { owed: row?.lastOwed ?? 0, advances: row?.lastAdvances ?? 0 },
  ]
}
