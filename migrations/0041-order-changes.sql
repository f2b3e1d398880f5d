-- A paid order is changed before it is made: what it was, what it becomes, and the difference that is paid or goes back.

create table order_changes (
  id uuid primary key,
  order_id uuid not null references orders (id),
  line_id uuid not null references order_lines (id),
  -- `waiting`: dearer, and the difference is not paid yet; nothing of the order is changed until it is.
  state text not null check (state in ('waiting', 'applied', 'taken-back')),
  reason text not null check (length(reason) between 1 and 200),
  -- Spec and quote of the line, its copies, fee and weight of each parcel, and the amounts of the whole order.
  before jsonb not null,
  after jsonb not null,
  -- To pay when above zero, to give back when below; VAT, discount and delivery included.
  difference bigint not null,
  by_id uuid,
  by_name text not null default '',
  asked_at timestamptz not null,
  ended_at timestamptz,
  end_reason text not null default '',
  check ((state = 'waiting') = (ended_at is null)),
  check (state = 'applied' or difference > 0)
);
create index order_changes_order on order_changes (order_id, asked_at);
-- One at a time: two changes would not know of each other's price.
create unique index order_changes_waiting on order_changes (order_id) where state = 'waiting';

-- Nothing is made or sent while a change waits for its money; written with the states.
alter table orders add column change_waits_since timestamptz;
create index orders_member_change_waits on orders (member_id) where change_waits_since is not null;

-- The difference is paid by an attempt of its own. Null: the order as it was placed.
alter table payment_attempt_orders add column change_id uuid references order_changes (id);
-- What a cheaper order has let go of the money of this attempt; a repayment owns it.
alter table payment_attempt_orders add column released bigint not null default 0 check (released >= 0 and released <= amount);
create index payment_attempt_orders_change on payment_attempt_orders (change_id) where change_id is not null;
-- I3: the order, and each of its changes, is paid once at most.
drop index payment_one_capture;
create unique index payment_one_capture on payment_attempt_orders (order_id, change_id) nulls not distinct where captured;

alter table repayments drop constraint repayments_cause_check;
alter table repayments add constraint repayments_cause_check
  check (cause in ('order-cancelled', 'paid-twice', 'other-amount', 'refund-refused', 'agreed-refund', 'order-changed', 'change-ended'));
