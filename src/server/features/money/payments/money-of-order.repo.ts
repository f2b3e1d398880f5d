import { sql } from '#/server/platform/db/drizzle.ts'
import type { ReversalKind } from '#/domain/orders/take-back.ts'
import type { Db } from '#/server/platform/db/database.ts'

export interface RefundOfOrder extends Record<string, unknown> {
  readonly state: 'requested' | 'done' | 'refused'
  readonly amount: string
  readonly at: Date | string
  readonly failure: string | null
}

/** What goes back of an order's money, oldest first. */
export async function readRefundsOf(db: Db, orderId: string): Promise<RefundOfOrder[]> {
  const { rows } = await db.execute<RefundOfOrder>(sql`
    select state, amount, coalesce(settled_at, requested_at) as at, failure_message as failure
    from payment_refunds where order_id = ${orderId}::uuid order by requested_at, id`)
  return rows
}

export interface MissingOfOrder extends Record<string, unknown> {
  readonly kind: ReversalKind
  readonly amount: string
  readonly at: Date | string
}

/** Money of the order that was taken back and is neither here again nor given up, oldest first. */
export async function readMissingOf(db: Db, orderId: string): Promise<MissingOfOrder[]> {
  const { rows } = await db.execute<MissingOfOrder>(sql`
    select kind, amount, taken_at as at from payment_reversals
    where order_id = ${orderId}::uuid and (outcome is null or outcome = 'receivable') order by taken_at, id`)
  return rows
}
