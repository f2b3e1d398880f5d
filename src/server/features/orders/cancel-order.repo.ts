import { eq, inArray, sql } from 'drizzle-orm'
import type { PaymentState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { orderLines, orders } from './orders.table.ts'
import type { OrderRow } from './orders.repo.ts'

/** In id order, the first lock of every money path. */
export function lockOrders(tx: Tx, ids: readonly string[]): Promise<readonly OrderRow[]> {
  return tx.select().from(orders).where(inArray(orders.id, ids)).orderBy(orders.id).for('no key update')
}

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

/** Moves the payment of an order that the caller has locked. */
export async function writePaymentMove(
  tx: Tx,
  { orderId, to }: PaymentChange,
  { at, method, captured }: { readonly at: Date; readonly method: string | null; readonly captured: boolean },
): Promise<void> {
  const money = { paidAt: at, capturedTotal: sql`${orders.total}`, receivableTotal: 0, moneyMissingSince: null }
  await tx
    .update(orders)
    .set({ paymentState: to, ...(method !== null && { paymentMethod: method }), ...(captured && money) })
    .where(eq(orders.id, orderId))
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
    .where(sql`${inArray(orderLines.orderId, orderIds)} and ${orderLines.approvedAt} is not null`)
}
