import { and, asc, eq, inArray, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { ParcelTrouble } from '#/domain/orders/parcel-trouble.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { couriers, parcelTroubles, shipments, type TroubleRow } from './shipping.table.ts'

type NewTrouble = Pick<TroubleRow, 'id' | 'shipmentId' | 'orderId' | 'kind' | 'since'>

/** False when it is known already: each is told once. */
export async function insertTrouble(tx: Tx, row: NewTrouble): Promise<boolean> {
  const inserted = await tx
    .insert(parcelTroubles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: parcelTroubles.id })
  return inserted.length === 1
}

export async function endTroubles(
  tx: Tx,
  shipmentId: string,
  kinds: readonly ParcelTrouble[],
  { at, note }: { readonly at: Date; readonly note: string },
): Promise<void> {
  await tx
    .update(parcelTroubles)
    .set({ resolvedAt: at, note })
    .where(
      and(
        eq(parcelTroubles.shipmentId, shipmentId),
        inArray(parcelTroubles.kind, [...kinds]),
        isNull(parcelTroubles.resolvedAt),
      ),
    )
}

export function openTroublesOf(db: DbOrTx, orderId: string): Promise<TroubleRow[]> {
  return db
    .select()
    .from(parcelTroubles)
    .where(and(eq(parcelTroubles.orderId, orderId), isNull(parcelTroubles.resolvedAt)))
    .orderBy(asc(parcelTroubles.since))
}

export async function lockTrouble(tx: Tx, id: string, orderId: string): Promise<TroubleRow | null> {
  const [row] = await tx
    .select()
    .from(parcelTroubles)
    .where(and(eq(parcelTroubles.id, id), eq(parcelTroubles.orderId, orderId)))
    .for('update')
  return row ?? null
}

export async function resolve(
  tx: Tx,
  id: string,
  { at, by, note }: { readonly at: Date; readonly by: string; readonly note: string },
): Promise<void> {
  await tx.update(parcelTroubles).set({ resolvedAt: at, resolvedBy: by, note }).where(eq(parcelTroubles.id, id))
}

/** As many as anybody works through before the list is looked at again. */
const LISTED = 100

/** Open ones of all orders, the longest waiting first; a read model of orders and their places. */
export function listOpenTroubles(db: DbOrTx) {
  return db
    .select({
      trouble: parcelTroubles,
      courier: couriers,
      trackingNumber: shipments.trackingNumber,
      orderNumber: sql<string>`(select o.number from orders o where o.id = ${parcelTroubles.orderId})`,
      recipient: sql<string>`(select d.recipient ->> 'name' from order_deliveries d where d.id = ${shipments.deliveryId})`,
      lastEvent: sql<
        string | null
      >`(select concat_ws(' · ', nullif(e.place, ''), e.text) from shipment_events e where e.shipment_id = ${shipments.id} order by e.seq desc limit 1)`,
    })
    .from(parcelTroubles)
    .innerJoin(shipments, eq(shipments.id, parcelTroubles.shipmentId))
    .innerJoin(couriers, eq(couriers.code, shipments.courier))
    .where(isNull(parcelTroubles.resolvedAt))
    .orderBy(asc(parcelTroubles.since), asc(parcelTroubles.id))
    .limit(LISTED)
}
