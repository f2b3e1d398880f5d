import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Announced transfers of any of these orders that no money came for yet; the newest first. */
export async function bankAttemptsOf(db: DbOrTx, orderIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct a.id, a.created_at from payment_attempts a join payment_attempt_orders ao on ao.attempt_id = a.id
     where ao.order_id = any(${sql.param([...orderIds])}::uuid[]) and a.paid_to = 'bank'
       and a.state in ('waiting-deposit', 'expired', 'cancelled')
     order by a.created_at desc`)
  return rows.map(({ id }) => id)
}

/** Money of the attempt that left the shop, or is on its way: what it came by cannot be taken back any more. */
export async function leftOfAttempt(db: DbOrTx, attemptId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payment_refunds where attempt_id = ${attemptId}::uuid and state in ('requested', 'done')
    union all
    select 1 from repayments where attempt_id = ${attemptId}::uuid and state in ('returned', 'transferred', 'returning')
    union all
    select 1 from payment_attempt_orders where attempt_id = ${attemptId}::uuid and released > 0 limit 1`)
  return rows.length > 0
}
