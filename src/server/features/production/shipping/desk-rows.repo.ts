import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DeliveryFees, DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import type { LineFile, Orderer, Recipient, Sender } from '#/domain/orders/order-records.ts'
import type { DeliveryState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface DeskLine {
  readonly lineId: string
  readonly title: string
  readonly ownTitle: boolean
  readonly copies: number
  readonly of: number
  readonly before: number
  readonly production: ProductionState
  readonly dueDay: string | null
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  /** How its copies go to classes. */
  readonly classes: readonly ClassCopies[] | null
}

interface DeskShipment {
  readonly id: string
  readonly courier: string
  readonly number: string | null
  readonly at: string
  readonly corrected: boolean
}

/** An address with all that the desk has to know of it. */
export interface DeskRow extends Record<string, unknown> {
  readonly deliveryId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly position: number
  readonly places: number
  readonly method: DeliveryMethod
  readonly recipient: Recipient
  readonly grams: number
  /** The delivery fees of its order, by whose boxes it is packed. */
  readonly fees: DeliveryFees
  readonly state: DeliveryState
  readonly payment: PaymentState
  readonly moneyMissing: boolean
  readonly changeWaits: boolean
  readonly cancelRequested: boolean
  /** It carries what is made again. */
  readonly remake: boolean
  readonly memo: string
  /** Somebody has said that they read what the customer wrote. */
  readonly wordsRead: boolean
  readonly orderer: Orderer
  readonly sender: Sender | null
  /** Id of the brand that it was ordered of; null is the shop itself. */
  readonly brand: string | null
  readonly planned: string | null
  readonly labelPrintedAt: string | null
  readonly listedAt: string | null
  readonly lines: readonly DeskLine[]
  readonly shipments: readonly DeskShipment[]
}

/** What is packed or should leave by `today`, and what left since `morning`. What was put off waits for its day. */
export function readDue(db: DbOrTx, today: string, morning: Date): Promise<DeskRow[]> {
  return readRows(
    db,
    sql`d.id in (
      select w.id from orders q join order_deliveries w on w.order_id = q.id
      left join parcel_plans n on n.delivery_id = w.id
      cross join lateral (
        select bool_and(l.production_state = 'done') as done, min(l.due_day) as due
        from order_delivery_lines c join order_lines l on l.id = c.line_id
        where c.delivery_id = w.id and l.production_state <> 'cancelled') made
      where q.in_work and w.state = 'preparing' and (made.done or made.due <= ${today}::date)
        and coalesce(n.not_before <= ${today}::date, true)
      union select s.delivery_id from shipments s where s.dispatched_at >= ${morning.toISOString()}::timestamptz)`,
  )
}

export const readChosen = (db: DbOrTx, deliveryIds: readonly string[]): Promise<DeskRow[]> =>
  readRows(db, sql`d.id = any(${sql.param([...deliveryIds])}::uuid[])`)

export const readOfOrders = (db: DbOrTx, orderNumbers: readonly string[]): Promise<DeskRow[]> =>
  readRows(db, sql`o.number = any(${sql.param([...orderNumbers])}::text[])`)

const LINES = sql`(
  select jsonb_agg(jsonb_build_object('lineId', l.id, 'title', l.title, 'ownTitle', l.own_title, 'copies', c.copies,
    'of', case when d.remake_of is null then l.copies else c.copies end, 'production', l.production_state, 'dueDay', l.due_day, 'spec', l.spec, 'files', l.files, 'classes', l.classes,
    'before', (select coalesce(sum(b.copies), 0)::int from order_delivery_lines b
      join order_deliveries e on e.id = b.delivery_id where b.line_id = l.id and e.position < d.position and d.remake_of is null))
    order by l.position)
  from order_delivery_lines c join order_lines l on l.id = c.line_id
  where c.delivery_id = d.id and l.production_state <> 'cancelled')`

const SHIPMENTS = sql`(
  select jsonb_agg(jsonb_build_object('id', s.id, 'courier', s.courier, 'number', s.tracking_number,
    'at', s.dispatched_at, 'corrected', exists (select 1 from waybill_corrections k where k.shipment_id = s.id))
    order by s.dispatched_at, s.id)
  from shipments s where s.delivery_id = d.id)`

async function readRows(db: DbOrTx, where: SQL): Promise<DeskRow[]> {
  const { rows } = await db.execute<DeskRow>(sql`
    select d.id as "deliveryId", o.id as "orderId", o.number as "orderNumber", d.method, d.recipient, d.grams,
      (select count(*)::int from order_deliveries n where n.order_id = o.id and n.position <= d.position
        and (n.remake_of is null) = (d.remake_of is null)) as position,
      (select f.fees from delivery_fees f where f.version = o.fees_version) as fees,
      d.state, d.remake_of is not null as remake, o.payment_state as payment, o.money_missing_since is not null as "moneyMissing",
      o.change_waits_since is not null as "changeWaits",
      o.cancel_requested_at is not null as "cancelRequested", o.memo, o.orderer, o.sender, o.brand,
      exists (select 1 from order_readings r where r.order_id = o.id) as "wordsRead",
      (select count(*)::int from order_deliveries n where n.order_id = o.id
        and (n.remake_of is null) = (d.remake_of is null)) as places,
      p.courier as planned, p.label_printed_at as "labelPrintedAt", p.listed_at as "listedAt",
      coalesce(${LINES}, '[]') as lines, coalesce(${SHIPMENTS}, '[]') as shipments
    from order_deliveries d
    join orders o on o.id = d.order_id
    left join parcel_plans p on p.delivery_id = d.id
    where ${where}
    order by o.number, d.position`)
  return rows
}
