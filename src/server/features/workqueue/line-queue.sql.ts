import { sql } from 'drizzle-orm'

const CARRIES_LINE = sql`d.counts @> jsonb_build_array(jsonb_build_object('line', l.position))`

const PARCEL_READY = sql`exists (
        select 1 from order_deliveries d
        where d.order_id = o.id and d.state = 'preparing' and ${CARRIES_LINE} and not exists (
          select 1 from order_lines other
          where other.order_id = o.id and other.production_state <> 'done'
            and d.counts @> jsonb_build_array(jsonb_build_object('line', other.position))))`

/**
 * The lines of all orders with their queue kind. It says in SQL what `domain/orders/queue-kinds.ts` says in TypeScript; a
 * test compares the two over every combination of states. A read model: it only reads the tables of orders.
 */
export const LINE_QUEUE = sql`
  select l.id as line_id, l.order_id, l.position, l.title, l.product, l.copies, l.spec, l.files, l.total,
    l.file_state, l.production_state, l.due_day, o.number, o.payment_state, o.orderer, o.placed_at, o.member_id,
    o.money_missing_since is not null as money_missing,
    delivery.state as delivery_state,
    coalesce(o.money_missing_since, wish.at, last.at, o.paid_at, o.placed_at) as since,
    case
      when o.money_missing_since is not null then 'money-taken-back'
      when o.payment_state = 'waiting-deposit' then 'watch-deposit'
      when o.payment_state not in ('paid', 'partly-refunded', 'deferred') or l.production_state = 'cancelled' then null
      when wish.at is not null then 'answer-cancel'
      when l.production_state = 'on-hold' then 'held'
      when l.production_state = 'done' then case when ${PARCEL_READY} then 'dispatch' end
      when l.production_state not in ('waiting', 'remake') then null
      when l.file_state = 'problem' then 'file-problem'
      when l.file_state in ('ready', 'proofing') then 'make-proof'
      when l.file_state = 'changes-asked' then 'answer-changes'
      when l.file_state = 'approved' then 'plan-production'
    end as kind
  from order_lines l
  join orders o on o.id = l.order_id
  left join lateral (
    select d.state from order_deliveries d where d.order_id = o.id and ${CARRIES_LINE}
    order by array_position(array['preparing', 'pickup-ready', 'shipped', 'in-transit', 'delivered', 'confirmed'], d.state)
    limit 1
  ) delivery on true
  cross join lateral (
    select case when o.cancelled_at is null then o.cancel_requested_at end as at
  ) wish
  left join lateral (
    select max(h.at) as at from order_history h
    where h.order_id = o.id and h.machine in ('file', 'production', 'payment') and (h.line_id = l.id or h.line_id is null)
  ) last on true`

/**
 * Those of them that anybody has to think of: ordered and not finished. What the desk looks at all day is read from these, so
 * that it costs as much as there is work, however old the shop is.
 */
export const LINES_IN_WORK = sql`${LINE_QUEUE} where o.in_work`
