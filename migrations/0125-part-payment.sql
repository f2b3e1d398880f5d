-- A large job is paid in two parts by agreement: an advance before it is made, the rest before it is sent (ADR 0092).

alter table orders
  -- What was agreed to be paid first; 0: the order is paid at once.
  add column advance_total bigint not null default 0 check (advance_total >= 0),
  add column advance_paid_at timestamptz;
alter table orders
  drop constraint orders_payment_state_check,
  add constraint orders_payment_state_check check (payment_state in
    ('unpaid','confirming','waiting-deposit','deferred','part-paid','paid','partly-refunded','refunded','cancelled')),
  drop constraint orders_check4,
  drop constraint orders_check5,
  drop constraint orders_check8,
  add constraint orders_paid_check check (payment_state not in ('paid','partly-refunded','refunded')
    or (paid_at is not null and captured_total = total)
    -- Cancelled while only its advance was paid.
    or (cancelled_at is not null and advance_paid_at is not null and payment_state <> 'paid' and captured_total = advance_total)),
  add constraint orders_part_paid_check check (payment_state <> 'part-paid'
    or (advance_total > 0 and captured_total = advance_total and advance_paid_at is not null)),
  add constraint orders_captured_check check
    (payment_state in ('part-paid', 'paid', 'partly-refunded', 'refunded') or captured_total = 0);

alter table payment_attempt_orders
  add column part text not null default 'whole' check (part in ('whole', 'advance', 'rest'));
drop index payment_one_capture;
create unique index payment_one_capture on payment_attempt_orders (order_id, change_id, part) nulls not distinct where captured;

insert into ledger_accounts (code, kind) values ('advances-received', 'liability');
