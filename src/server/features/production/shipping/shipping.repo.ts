import { asc, eq } from 'drizzle-orm'
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
