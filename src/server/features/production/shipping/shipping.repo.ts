import { asc, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { couriers, shipments, type CourierRow, type ShipmentRow } from './shipping.table.ts'

export function readCouriers(db: DbOrTx): Promise<CourierRow[]> {
  return db.select().from(couriers).where(eq(couriers.active, true)).orderBy(asc(couriers.position))
}

export interface ShipmentWithCourier {
  readonly shipment: ShipmentRow
  readonly courier: CourierRow
}

export function readShipments(db: DbOrTx, orderId: string): Promise<ShipmentWithCourier[]> {
  return db
    .select({ shipment: shipments, courier: couriers })
    .from(shipments)
    .innerJoin(couriers, eq(couriers.code, shipments.courier))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.dispatchedAt), asc(shipments.id))
}

/** False when this number of this courier is already on another parcel. */
export async function insertShipment(tx: Tx, row: ShipmentRow): Promise<boolean> {
  const inserted = await tx.insert(shipments).values(row).onConflictDoNothing().returning({ id: shipments.id })
  return inserted.length === 1
}

export async function readShipmentById(db: DbOrTx, id: string): Promise<ShipmentRow | null> {
  const [row] = await db.select().from(shipments).where(eq(shipments.id, id))
  return row ?? null
}

/** Of some numbers of a courier those that parcels have, with the order of each. */
export async function takenNumbers(
  db: DbOrTx,
  courier: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.execute<{ number: string; order: string }>(sql`
    select s.tracking_number as number, o.number as order from shipments s join orders o on o.id = s.order_id
    where s.courier = ${courier} and s.tracking_number = any(${sql.param([...numbers])}::text[])`)
  return new Map(rows.map(({ number, order }) => [number, order]))
}
