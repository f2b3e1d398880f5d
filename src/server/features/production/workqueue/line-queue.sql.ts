import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { REST_DUE_DAY } from '#/server/features/ordering/orders/orders.public.ts'
import type { QueueBorders } from '#/domain/orders/queue-deadlines.ts'

/** Since when a line waits for whoever it waits for. */
const SINCE = sql`coalesce(o.money_missing_since, request.at, last.at, o.paid_at, o.placed_at)`

/** When a rest that is still to be paid is late. */
const REST_DUE_AT = sql`case when o.payment_state = 'part-paid' then
  (${sql.raw(REST_DUE_DAY)} + 1)::timestamp at time zone 'Asia/Seoul' end`

/** Lines of all orders as the desk lists them, with what waits for a person. A read model: it only reads the tables of orders. */
const linesOf = (kind: SQL): SQL => sql`
  select l.id as line_id, l.order_id, l.position, l.title, l.own_title, l.product, l.copies, l.remake_copies, l.spec, l.files, l.total,
    l.file_state, l.production_state, l.due_day, o.number, o.payment_state, o.orderer, o.placed_at, o.member_id, o.memo,
    o.money_missing_since is not null as money_missing,
    delivery.state as delivery_state,
    ${SINCE} as since, ${REST_DUE_AT} as rest_due_at,
    ${kind} as kind
  from order_lines l
  join orders o on o.id = l.order_id
  left join lateral (
    select d.state from order_delivery_lines c join order_deliveries d on d.id = c.delivery_id where c.line_id = l.id
    order by array_position(array['preparing', 'pickup-ready', 'shipped', 'in-transit', 'delivered', 'confirmed'], d.state)
    limit 1
  ) delivery on true
  cross join lateral (
    select case when o.cancelled_at is null then o.cancel_requested_at end as at
  ) request
  left join lateral (
    select max(h.at) as at from order_history h
    where h.order_id = o.id and h.machine in ('file', 'production', 'payment') and (h.line_id = l.id or h.line_id is null)
  ) last on true`

/** What only the clock makes a person's turn; stored nowhere, for it begins without anything having happened. */
const clockKind = ({ today, patience }: QueueBorders): SQL => sql`
  case
    when o.payment_state = 'part-paid' and ${sql.raw(REST_DUE_DAY)} < ${today}::date and l.production_state <> 'cancelled' then 'rest-overdue'
    when o.payment_state not in ('part-paid', 'paid', 'partly-refunded', 'deferred') then null
    when l.production_state in ('planned', 'printing', 'binding', 'packing') then
      case when l.due_day <= ${today}::date then 'late-production' end
    when l.production_state not in ('waiting', 'remake') then null
    when l.file_state = 'no-file' and ${SINCE} < ${patience['no-file'].toISOString()}::timestamptz then 'no-file'
    when l.file_state = 'waiting-customer' and ${SINCE} < ${patience['silent-proof'].toISOString()}::timestamptz
      then 'silent-proof'
    when l.file_state = 'checking' and ${SINCE} < ${patience['stuck-check'].toISOString()}::timestamptz then 'stuck-check'
  end`

export const lineQueue = (borders: QueueBorders): SQL => linesOf(sql`coalesce(l.queue_kind, ${clockKind(borders)})`)

/**
 * Those of them that anybody has to think of: ordered and not finished. What the desk looks at all day is read from these, so
 * that it costs as much as there is work, however old the shop is.
 */
export const linesInWork = (borders: QueueBorders): SQL => sql`${lineQueue(borders)} where o.in_work`

/** Those of them that wait for a person, whatever the time is. */
export const LINES_WAITING = sql`${linesOf(sql`l.queue_kind`)} where l.queue_kind is not null`

/** Those of them that wait for a person because too much time has gone by. */
export const linesTooLong = (borders: QueueBorders): SQL => sql`
  select * from (${linesOf(clockKind(borders))} where o.in_work and l.queue_kind is null) asked where asked.kind is not null`
