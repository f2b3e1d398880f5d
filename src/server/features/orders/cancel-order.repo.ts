import { eq, sql } from 'drizzle-orm'
import type { PaymentState } from '#/domain/orders/states.ts'
import { among } from '#/server/platform/db/among.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { prepared } from '#/server/platform/db/prepared.ts'
import { executeWithCommit } from '#/server/platform/db/with-commit.ts'
import { orderLines, orders } from './orders.table.ts'
import type { OrderRow } from './orders.repo.ts'

/** In id order, the first lock of every money path. */
export function lockOrders(tx: Tx, ids: readonly string[]): Promise<readonly OrderRow[]> {
  const [id, ...more] = ids
  if (id !== undefined && more.length === 0) return lockOne(tx).execute({ id })
  return tx
    .select()
    .from(orders)
    .where(among(orders.id, ids, 'uuid'))
    .orderBy(orders.id)
    .for('no key update')
}

const lockOne = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('lock_order'),
)

export async function lockOrderByNumber(tx: Tx, number: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.number, number)).for('no key update')
  return row ?? null
}

export async function updateOrder(tx: Tx, id: string, change: Partial<OrderRow>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

export async function cancelLines(tx: Tx, orderId: string): Promise<void> {
  await tx.update(orderLines).set({ productionState: 'cancelled', dueDay: null }).where(eq(orderLines.orderId, orderId))
}

export interface PaymentChange {
  readonly orderId: string
  readonly event: string
  readonly from: PaymentState
  readonly to: PaymentState
}

/** Moves the payment of an order that the caller has locked, with its history, when the transaction commits. */
export function writePaymentMove(
  tx: Tx,
  { orderId, event, from, to }: PaymentChange,
  also: { readonly at: Date; readonly method: string | null; readonly captured: boolean },
): Promise<void> {
  const at = also.at.toISOString()
  const statement = sql`
    with moved as (
      update orders set payment_state = ${to},
        payment_method = coalesce(${also.method}::text, payment_method),
        paid_at = case when ${also.captured}::boolean then ${at}::timestamptz else paid_at end,
        captured_total = case when ${also.captured}::boolean then total else captured_total end,
        receivable_total = case when ${also.captured}::boolean then 0 else receivable_total end,
        money_missing_since = case when ${also.captured}::boolean then null else money_missing_since end
      where id = ${orderId})
    insert into order_history (order_id, machine, event, from_state, to_state, by_kind, at)
    values (${orderId}, 'payment', ${event}, ${from}, ${to}, 'system', ${at}::timestamptz)`
  return executeWithCommit(tx, statement)
}

/** Dispatch days of lines whose proof was approved before the money came (deferred payment, late deposit). */
export async function approvedLinesOf(tx: Tx, orderIds: readonly string[]) {
  return tx
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      approvedAt: orderLines.approvedAt,
      quote: orderLines.quote,
    })
    .from(orderLines)
    .where(sql`${among(orderLines.orderId, orderIds, 'uuid')} and ${orderLines.approvedAt} is not null`)
}
