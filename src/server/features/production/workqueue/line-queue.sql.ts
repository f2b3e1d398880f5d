import { sql } from 'drizzle-orm'

/** The lines of all orders as the desk lists them. A read model: it only reads the tables of orders. */
export const LINE_QUEUE = sql`
  select l.id as line_id, l.order_id, l.position, l.title, l.own_title, l.product, l.copies, l.spec, l.files, l.total,
    l.file_state, l.production_state, l.due_day, o.number, o.payment_state, o.orderer, o.placed_at, o.member_id,
    o.money_missing_since is not null as money_missing,
    delivery.state as delivery_state,
    coalesce(o.money_missing_since, request.at, last.at, o.paid_at, o.placed_at) as since,
    l.queue_kind as kind
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

/**
 * Those of them that anybody has to think of: ordered and not finished. What the desk looks at all day is read from these, so
 * that it costs as much as there is work, however old the shop is.
 */
export const LINES_IN_WORK = sql`${LINE_QUEUE} where o.in_work`

/** Those of them that wait for a person. */
export const LINES_WAITING = sql`${LINE_QUEUE} where l.queue_kind is not null`
