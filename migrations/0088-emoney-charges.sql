-- E-money that a member charges through the gateway, and asks back: a try to pay that is for no order, a lot of its own, and requests
-- that hold what is asked for until somebody has decided.

alter table payment_attempts add column purpose text not null default 'orders' check (purpose in ('orders', 'emoney'));
create index payment_attempts_charges on payment_attempts (member_id, created_at desc, id desc) where purpose = 'emoney';

alter table ledger_lots drop constraint ledger_lots_origin_check;
alter table ledger_lots add constraint ledger_lots_origin_check
  check (origin in ('purchase', 'review', 'grant', 'gift-card', 'charge', 'returned'));
-- A charge is one lot, however often the bank takes its deposit back and reports it again.
create unique index ledger_lots_charge on ledger_lots (source_id) where origin = 'charge';

alter table repayments drop constraint repayments_cause_check;
alter table repayments add constraint repayments_cause_check check (cause in
  ('order-cancelled', 'paid-twice', 'other-amount', 'refund-refused', 'agreed-refund', 'order-changed', 'change-ended', 'shop-refund', 'emoney-refund'));
-- Money of a charge came for no order.
alter table repayments drop constraint repayments_order_ids_check;
alter table repayments add constraint repayments_order_ids_check
  check (cardinality(order_ids) > 0 or (order_id is null and cause in ('emoney-refund', 'other-amount')));

create table emoney_refunds (
  id uuid primary key,
  member_id uuid not null,
  lot_id uuid not null references ledger_lots (id),
  -- The payment that it goes back over; null: value of a gift card, which finance sends by hand.
  attempt_id uuid references payment_attempts (id),
  amount bigint not null check (amount > 0),
  -- `agreed`: its repayment carries it on. `sent`: by hand. `ended`: the bank took the charge back meanwhile.
  state text not null check (state in ('asked', 'agreed', 'sent', 'refused', 'withdrawn', 'ended')),
  -- Sealed, and kept no longer than it is needed for.
  refund_account text,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text not null default '',
  repayment_id uuid references repayments (id),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'agreed') = (repayment_id is not null)),
  check (attempt_id is not null or state in ('asked', 'sent', 'refused', 'withdrawn'))
);
create unique index emoney_refunds_one on emoney_refunds (lot_id) where state = 'asked';
create index emoney_refunds_open on emoney_refunds (asked_at, id) where state = 'asked';
create index emoney_refunds_newest on emoney_refunds (asked_at desc, id desc);
create index emoney_refunds_member on emoney_refunds (member_id, asked_at desc);

-- What was asked back and is not sent: it is not the member's to spend any more.
insert into ledger_accounts (code, kind) values ('emoney-refunds', 'liability');
