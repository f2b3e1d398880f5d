import { and, asc, eq, getTableColumns, or, sql, type SQL } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DeliveryCount, LineFile } from '#/domain/orders/order-records.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { OrderLine } from './order-line.ts'
import { orderDeliveries, orderLines, orders } from './orders.table.ts'

const COLUMNS = {
  id: orderLines.id,
  orderId: orderLines.orderId,
  orderNumber: orders.number,
  memberId: orders.memberId,
  position: orderLines.position,
  title: orderLines.title,
  ownTitle: orderLines.ownTitle,
  spec: orderLines.spec,
  quote: orderLines.quote,
  files: orderLines.files,
  copies: orderLines.copies,
  supply: orderLines.supply,
  vat: orderLines.vat,
  total: orderLines.total,
  payment: orders.paymentState,
  file: orderLines.fileState,
  production: orderLines.productionState,
  printedAt: orderLines.printedAt,
  approvedAt: orderLines.approvedAt,
  approvedBinding: orderLines.approvedBinding,
  packagedBinding: orderLines.packagedBinding,
  gang: orderLines.gang,
  paidAt: sql<Date | null>`coalesce(${orders.deferredAt}, ${orders.advancePaidAt}, ${orders.paidAt})`.mapWith(
    orders.paidAt,
  ),
  placedAt: orders.placedAt,
  dueDay: orderLines.dueDay,
  round: orderLines.round,
  remakeCopies: orderLines.remakeCopies,
  staffAskedAt: orderLines.staffAskedAt,
  cancelRequestedAt: orders.cancelRequestedAt,
  moneyMissing: sql<boolean>`${orders.moneyMissingSince} is not null`,
  brand: orders.brand,
  origin: orderLines.origin,
  classes: orderLines.classes,
  changeWaits: sql<boolean>`${orders.changeWaitsSince} is not null`,
  keepsAll: sql<boolean>`${orders.keptTotal} > 0 and ${orders.keptTotal} = ${orders.capturedTotal} - ${orders.reversedTotal}`,
}

const selectLines = (db: DbOrTx, where: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .orderBy(asc(orderLines.position))

export async function readLine(db: DbOrTx, lineId: string): Promise<OrderLine | null> {
  const [line] = await selectLines(db, eq(orderLines.id, lineId))
  return line ?? null
}

export function readLines(db: DbOrTx, orderId: string): Promise<readonly OrderLine[]> {
  return selectLines(db, eq(orderLines.orderId, orderId))
}

/** By order, each in the order of its lines. */
export async function readLinesOfOrders(
  db: DbOrTx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> {
  return Map.groupBy(await selectLines(db, among(orderLines.orderId, orderIds)), ({ orderId }) => orderId)
}

/** In the order asked for, each once; those that are not there are left out. */
export async function readLinesById(db: DbOrTx, lineIds: readonly string[]): Promise<readonly OrderLine[]> {
  if (lineIds.length === 0) return []
  const found = new Map((await selectLines(db, among(orderLines.id, lineIds))).map((line) => [line.id, line]))
  return [...new Set(lineIds)].flatMap((id) => found.get(id) ?? [])
}

export interface JobFiles {
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
}

/** Jobs with their files, for pictures: each by its line, or as the first of an order. Null for what is not there. */
export async function readJobFiles(
  db: DbOrTx,
  asked: readonly { readonly lineId: string | null; readonly orderNumber: string | null }[],
): Promise<readonly (JobFiles | null)[]> {
  const ids = asked.flatMap(({ lineId }) => lineId ?? [])
  const numbers = asked.flatMap(({ lineId, orderNumber }) => (lineId === null && orderNumber ? [orderNumber] : []))
  if (ids.length + numbers.length === 0) return asked.map(() => null)
  const lines = await selectLines(
    db,
    or(among(orderLines.id, ids), and(among(orders.number, numbers), eq(orderLines.position, 1))),
  )
  return asked.map(({ lineId, orderNumber }) => {
    const line = lines.find(({ id, orderNumber: number, position }) =>
      lineId === null ? number === orderNumber && position === 1 : id === lineId,
    )
    return line ? { spec: line.spec, files: line.files } : null
  })
}

/** Locks the order and then the line, so that two moves of one order come one after the other. */
export async function lockLine(tx: Tx, lineId: string): Promise<OrderLine | null> {
  const [owner] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.id, lineId)))
    .for('no key update', { of: orders })
  return owner ? readLine(tx, lineId) : null
}

/** What is no state; states are written by `writeStates`. */
export async function updateLine(
  tx: Tx,
  lineId: string,
  change: Partial<Pick<typeof orderLines.$inferInsert, 'dueDay' | 'title' | 'ownTitle' | 'gang'>>,
): Promise<void> {
  await tx.update(orderLines).set(change).where(eq(orderLines.id, lineId))
}

export interface DeliveryCountRow extends DeliveryCount {
  readonly lineId: string
}

export type DeliveryRow = typeof orderDeliveries.$inferSelect & {
  /** In the order of the lines. */
  readonly counts: readonly DeliveryCountRow[]
}

export async function lockDelivery(
  tx: Tx,
  deliveryId: string,
): Promise<
  | (DeliveryRow & {
      orderNumber: string
      memberId: string
      moneyMissing: boolean
      changeWaits: boolean
      restWaits: boolean
    })
  | null
> {
  const [owner] = await tx
    .select({
      number: orders.number,
      memberId: orders.memberId,
      missingSince: orders.moneyMissingSince,
      waitsSince: orders.changeWaitsSince,
      payment: orders.paymentState,
    })
    .from(orders)
    .innerJoin(orderDeliveries, and(eq(orderDeliveries.orderId, orders.id), eq(orderDeliveries.id, deliveryId)))
    .for('no key update', { of: orders })
  if (!owner) return null
  const [row] = await selectDeliveries(tx, eq(orderDeliveries.id, deliveryId))
  const { number, memberId, missingSince, waitsSince, payment } = owner
  const held = {
    moneyMissing: missingSince !== null,
    changeWaits: waitsSince !== null,
    restWaits: payment === 'part-paid',
  }
  return row ? { ...row, orderNumber: number, memberId, ...held } : null
}

const COUNTS = sql<readonly DeliveryCountRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('lineId', l.id, 'line', l.position, 'copies', c.copies) order by l.position), '[]')
  from order_delivery_lines c join order_lines l on l.id = c.line_id where c.delivery_id = order_deliveries.id)`

const selectDeliveries = (db: DbOrTx, where: SQL) =>
  db
    .select({ ...getTableColumns(orderDeliveries), counts: COUNTS })
    .from(orderDeliveries)
    .where(where)
    .orderBy(asc(orderDeliveries.position))

export function readDeliveries(db: DbOrTx, orderId: string): Promise<readonly DeliveryRow[]> {
  return selectDeliveries(db, eq(orderDeliveries.orderId, orderId))
}
