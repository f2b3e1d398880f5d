import { inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { orders } from './orders.table.ts'

/*
 * Whoever works on several orders locks all of them at the start and in id order, whatever order the work itself has. The
 * lock leaves the key alone: rows that only point to an order are written meanwhile.
 */

export async function lockOrdersByNumber(tx: Tx, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.number, numbers))
    .orderBy(orders.id)
    .for('no key update')
}

export async function lockOrdersOfLines(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  const owners = sql`select l.order_id from order_lines l where ${inArray(sql`l.id`, lineIds)}`
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.id} in (${owners})`)
    .orderBy(orders.id)
    .for('no key update')
}
