import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** More orders than this do not go on one document; a longer period is asked for in parts. */
export const MOST_ORDERS = 300

/** Numbers of a member's orders paid between two days in Seoul, both included, the oldest first. */
export async function paidOrderNumbers(
  db: DbOrTx,
  memberId: string,
  period: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select number from orders
    where member_id = ${memberId}
      and paid_at >= (${period.from}::date)::timestamp at time zone 'Asia/Seoul'
      and paid_at < (${period.to}::date + 1)::timestamp at time zone 'Asia/Seoul'
    order by paid_at, id limit ${MOST_ORDERS + 1}`)
  return rows.map((row) => row.number)
}
