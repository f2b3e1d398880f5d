import { sql } from '#/server/platform/db/drizzle.ts'
import type { ParcelStage } from '#/domain/orders/parcel.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import type { Db } from '#/server/platform/db/database.ts'

interface Latest extends Record<string, unknown> {
  readonly orderNumber: string
  readonly shipmentId: string
  readonly parcels: number
  readonly courier: string
  readonly trackingNumber: string | null
  readonly stage: ParcelStage
  readonly dispatchedAt: string
  readonly state: DeliveryState
  readonly zipcode: string | null
}

/** Of each order the parcel that is still under way, else the newest. */
export async function readLatest(db: Db, memberId: string, numbers: readonly string[]): Promise<Latest[]> {
  const { rows } = await db.execute<Latest>(sql`
    select distinct on (o.id) o.number as "orderNumber", s.id as "shipmentId", c.name as courier,
      (select count(*)::int from shipments n where n.order_id = o.id) as parcels,
      s.tracking_number as "trackingNumber", coalesce(t.stage, 'waiting') as stage, s.dispatched_at as "dispatchedAt",
      d.state, d.recipient ->> 'zipcode' as zipcode
    from orders o
    join shipments s on s.order_id = o.id
    join couriers c on c.code = s.courier
    join order_deliveries d on d.id = s.delivery_id
    left join shipment_tracking t on t.shipment_id = s.id
    where o.number = any(${sql.param([...numbers])}::text[]) and o.member_id = ${memberId}::uuid
    order by o.id, d.state in ('delivered', 'confirmed'), s.dispatched_at desc, s.id`)
  return rows
}
