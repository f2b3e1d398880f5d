-- What a person at the shop has to do next with a line, and whether an order is in work: written by the moves of their states
-- (src/server/features/orders/write-states.ts), never derived again by whoever reads.
alter table order_lines add column queue_kind text check (queue_kind in
  ('file-problem', 'make-proof', 'answer-changes', 'plan-production', 'dispatch', 'money-taken-back', 'answer-cancel',
    'watch-deposit', 'held'));

update order_lines l set queue_kind = case
    when o.money_missing_since is not null then 'money-taken-back'
    when o.payment_state = 'waiting-deposit' then 'watch-deposit'
    when o.payment_state not in ('paid', 'partly-refunded', 'deferred') or l.production_state = 'cancelled' then null
    when o.cancelled_at is null and o.cancel_requested_at is not null then 'answer-cancel'
    when l.production_state = 'on-hold' then 'held'
    when l.production_state = 'done' then case when exists (
      select from order_delivery_lines own join order_deliveries d on d.id = own.delivery_id
       where own.line_id = l.id and d.state = 'preparing' and not exists (
         select from order_delivery_lines c join order_lines other on other.id = c.line_id
          where c.delivery_id = d.id and other.production_state <> 'done')) then 'dispatch' end
    when l.production_state not in ('waiting', 'remake') then null
    when l.file_state = 'problem' then 'file-problem'
    when l.file_state in ('ready', 'proofing') then 'make-proof'
    when l.file_state = 'changes-asked' then 'answer-changes'
    when l.file_state = 'approved' then 'plan-production'
  end
  from orders o where o.id = l.order_id and o.in_work;
create index order_lines_queue on order_lines (queue_kind, order_id) where queue_kind is not null;

drop trigger order_lines_finished on order_lines;
drop trigger order_deliveries_finished on order_deliveries;
drop function note_finished;
drop function nothing_is_left;
alter table orders alter column in_work drop expression;
alter table orders alter column in_work set default false;
alter table orders drop column finished;
