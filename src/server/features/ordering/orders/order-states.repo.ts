import { eq, inArray, sql, type WithSubquery } from '#/server/platform/db/drizzle.ts'
import type { LineKind } from '#/domain/orders/queue-kinds.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { HistoryEntry } from './history.repo.ts'
import { orderDeliveries, orderHistory, orderLines, orders } from './orders.table.ts'

/** The states of an order as they are stored, with what was derived from them. */
export interface StoredStates extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly payment: PaymentState
  readonly moneyMissing: boolean
  readonly changeWaits: boolean
  readonly cancelRequested: boolean
  readonly cancelled: boolean
  readonly inWork: boolean
  readonly lines: readonly {
    readonly id: string
    readonly file: FileState
    readonly production: ProductionState
    readonly kind: LineKind | null
  }[]
  readonly deliveries: readonly {
    readonly id: string
    readonly state: DeliveryState
    readonly lineIds: readonly string[]
  }[]
}

/** All of an order in one statement; whoever asks adds which orders. */
export const SELECT_STATES = `
  select o.id, o.number, o.payment_state as payment, o.money_missing_since is not null as "moneyMissing",
    o.change_waits_since is not null as "changeWaits",
    o.cancel_requested_at is not null as "cancelRequested", o.cancelled_at is not null as cancelled, o.in_work as "inWork",
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'file', l.file_state, 'production', l.production_state,
        'kind', l.queue_kind) order by l.position), '[]')
      from order_lines l where l.order_id = o.id) as lines,
    (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'state', d.state, 'lineIds',
        (select coalesce(jsonb_agg(c.line_id), '[]') from order_delivery_lines c where c.delivery_id = d.id))), '[]')
      from order_deliveries d where d.order_id = o.id) as deliveries
  from orders o`

export async function readStates(tx: Tx, orderId: string): Promise<StoredStates> {
  const [row] = await tx
    .select({ states: sql<StoredStates>`to_jsonb(s)` })
    .from(sql`(${sql.raw(SELECT_STATES)} where o.id = ${orderId}) as s`)
    .prepare('orders.states')
    .execute()
  if (!row) throw new Error(`no order ${orderId}`)
  return row.states
}

export type OrderValues = Omit<Partial<typeof orders.$inferInsert>, 'id'>
export type LineValues = Partial<
  Pick<
    typeof orderLines.$inferInsert,
    | 'fileState'
    | 'productionState'
    | 'queueKind'
    | 'approvedAt'
    | 'approvedBinding'
    | 'packagedBinding'
    | 'gang'
    | 'printedAt'
    | 'dueDay'
    | 'dueByHand'
    | 'round'
    | 'remakeCopies'
  >
>
export type DeliveryValues = Partial<
  Pick<typeof orderDeliveries.$inferInsert, 'state' | 'courier' | 'trackingNumber' | 'shippedAt' | 'deliveredAt'>
>

export interface StatesToStore {
  readonly order: OrderValues
  readonly delivery: { readonly id: string; readonly values: DeliveryValues } | undefined
  /** Lines that get the same values. */
  readonly lines: readonly { readonly ids: readonly string[]; readonly values: LineValues }[]
  readonly history: readonly Omit<HistoryEntry, 'orderId'>[]
}

/** One statement, whatever changes: states and what is told of them in the history. */
export async function storeStates(
  tx: Tx,
  orderId: string,
  { order, delivery, lines, history }: StatesToStore,
): Promise<void> {
  const writes: WithSubquery[] = lines.map(({ ids, values }, index) =>
    tx.$with(`lines_${index}`).as(
      tx
        .update(orderLines)
        .set(values)
        .where(inArray(orderLines.id, [...ids]))
        .returning({ id: orderLines.id }),
    ),
  )
  if (Object.keys(order).length > 0) {
    const head = tx.update(orders).set(order).where(eq(orders.id, orderId))
    writes.push(tx.$with('head').as(head.returning({ id: orders.id })))
  }
  if (delivery) {
    const parcel = tx.update(orderDeliveries).set(delivery.values).where(eq(orderDeliveries.id, delivery.id))
    writes.push(tx.$with('parcel').as(parcel.returning({ id: orderDeliveries.id })))
  }
  if (history.length > 0) {
    const told = tx.insert(orderHistory).values(history.map((entry) => ({ ...entry, orderId })))
    writes.push(tx.$with('told').as(told.returning({ id: orderHistory.orderId })))
  }
  if (writes.length > 0)
    await tx
      .with(...writes)
      .select({ done: sql`1` })
      .from(sql`(values (1)) as done`)
}
