import { and, asc, desc, eq, inArray, lte, sql } from '#/server/platform/db/drizzle.ts'
import type { ParcelEvent } from '#/domain/orders/parcel.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import {
  type ShipmentEventRow,
  shipmentEvents,
  type ShipmentRow,
  shipments,
  shipmentTracking,
  type TrackingRow,
} from './shipping.table.ts'

export interface DueParcel {
  readonly shipment: ShipmentRow
  readonly tracking: TrackingRow
}

/** Takes parcels that are due; until `lease` no other server asks for them. */
export async function claimDue(tx: Tx, now: Date, lease: Date, limit: number): Promise<readonly DueParcel[]> {
  const due = await tx
    .select({ shipment: shipments, tracking: shipmentTracking })
    .from(shipmentTracking)
    .innerJoin(shipments, eq(shipments.id, shipmentTracking.shipmentId))
    .where(lte(shipmentTracking.nextLookAt, now))
    .orderBy(asc(shipmentTracking.nextLookAt))
    .limit(limit)
    .for('update', { of: shipmentTracking, skipLocked: true })
  const ids = due.map(({ shipment }) => shipment.id)
  if (ids.length > 0)
    await tx.update(shipmentTracking).set({ nextLookAt: lease }).where(inArray(shipmentTracking.shipmentId, ids))
  return due
}

export async function startTracking(tx: Tx, shipmentId: string, nextLookAt: Date): Promise<void> {
  await tx.insert(shipmentTracking).values({ shipmentId, nextLookAt })
}

export async function lockTracking(tx: Tx, shipmentId: string): Promise<TrackingRow | null> {
  const [row] = await tx
    .select()
    .from(shipmentTracking)
    .where(eq(shipmentTracking.shipmentId, shipmentId))
    .for('update')
  return row ?? null
}

export async function writeTracking(
  tx: Tx,
  shipmentId: string,
  values: Omit<Partial<TrackingRow>, 'shipmentId'>,
): Promise<void> {
  await tx.update(shipmentTracking).set(values).where(eq(shipmentTracking.shipmentId, shipmentId))
}

/** The courier tells the whole history each time. */
export async function replaceEvents(tx: Tx, shipmentId: string, events: readonly ParcelEvent[]): Promise<void> {
  await tx.delete(shipmentEvents).where(eq(shipmentEvents.shipmentId, shipmentId))
  const rows = events.map((event, index) => ({ ...event, shipmentId, seq: index + 1 }))
  if (rows.length > 0) await tx.insert(shipmentEvents).values(rows)
}

export interface TrackedShipment {
  readonly tracking: TrackingRow | null
  /** Newest first. */
  readonly events: readonly ShipmentEventRow[]
}

/** What is known of some parcels, by their ids. */
export async function readTracked(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, TrackedShipment>> {
  if (ids.length === 0) return new Map()
  const [rows, events] = await Promise.all([
    db
      .select()
      .from(shipmentTracking)
      .where(inArray(shipmentTracking.shipmentId, [...ids])),
    db
      .select()
      .from(shipmentEvents)
      .where(inArray(shipmentEvents.shipmentId, [...ids]))
      .orderBy(desc(shipmentEvents.seq)),
  ])
  return new Map(
    ids.map((id) => [
      id,
      {
        tracking: rows.find(({ shipmentId }) => shipmentId === id) ?? null,
        events: events.filter(({ shipmentId }) => shipmentId === id),
      },
    ]),
  )
}

/** Parcels of one delivery, with how far each is. */
export function parcelsTo(tx: Tx, deliveryId: string) {
  return tx
    .select({
      lineIds: shipments.lineIds,
      stage: sql<TrackingRow['stage']>`coalesce(${shipmentTracking.stage}, 'waiting')`,
    })
    .from(shipments)
    .leftJoin(shipmentTracking, eq(shipmentTracking.shipmentId, shipments.id))
    .where(and(eq(shipments.deliveryId, deliveryId)))
}
