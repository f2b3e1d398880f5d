import { sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { REST_DUE_DAY } from './rest-day.sql.ts'

/** Orders in two parts whose rest is due on one of these days (KST, both included) and still waited for. */
export async function restsDue(tx: Tx, from: string, to: string): Promise<readonly { id: string; day: string }[]> {
  const { rows } = await tx.execute<{ id: string; day: string }>(sql`
    select id, day::text as day from (
      select o.id, ${sql.raw(REST_DUE_DAY)} as day from orders o
       where o.payment_state = 'part-paid' and o.cancelled_at is null and o.cancel_requested_at is null
         and o.money_missing_since is null) waiting
     where day between ${from}::date and ${to}::date
     order by id`)
  return rows
}
