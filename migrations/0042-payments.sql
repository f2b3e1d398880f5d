-- One row per try to pay, written before the payment window opens; its amount is the only one the shop believes.
create table payment_attempts (
  id uuid primary key,
  gateway_order_id text not null unique check (gateway_order_id ~ '^[A-Za-z0-9_=-]{6,64}$'),
  member_id uuid not null,
  amount bigint not null check (amount >= 0),
  order_name text not null,
  state text not null default 'open' check (state in
    ('open','confirming','waiting-deposit','captured','refused','expired','cancelled','returned')),
  method text,
  payment_key text unique,
  -- Idempotency key of the confirm call, fixed with the row so that a retry is the same call.
  confirm_key uuid not null,
  -- Proves a deposit notice (virtual account); never leaves the server.
  deposit_secret text,
  -- What the customer may see of the payment: card, account to pay into, receipt address.
  details jsonb,
  failure_code text,
  failure_message text,
  created_at timestamptz not null,
  confirm_started_at timestamptz,
  looked_up_at timestamptz,
  settled_at timestamptz
);
create index payment_attempts_waiting on payment_attempts (state, confirm_started_at) where state in ('confirming', 'waiting-deposit');
create index payment_attempts_member on payment_attempts (member_id, created_at desc);

create table payment_attempt_orders (
  attempt_id uuid not null references payment_attempts (id),
  order_id uuid not null references orders (id),
  amount bigint not null check (amount >= 0),
  captured boolean not null default false,
  primary key (attempt_id, order_id)
);
create index payment_attempt_orders_order on payment_attempt_orders (order_id);
-- I3: at most one captured payment per order, whatever the code believes.
create unique index payment_one_capture on payment_attempt_orders (order_id) where captured;

create table payment_refunds (
  id uuid primary key,
  attempt_id uuid not null references payment_attempts (id),
  -- Null when a capture that no order could take is given back whole.
  order_id uuid references orders (id),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'requested' check (state in ('requested','done','refused')),
  refund_key uuid not null,
  -- Gateway's own key of the cancel, for the statement of accounts.
  transaction_key text,
  refund_account text,
  failure_code text,
  failure_message text,
  by_kind text not null,
  by_id uuid,
  requested_at timestamptz not null,
  settled_at timestamptz
);
create index payment_refunds_attempt on payment_refunds (attempt_id);
create index payment_refunds_open on payment_refunds (requested_at) where state = 'requested';
create unique index payment_one_open_refund on payment_refunds (attempt_id, order_id) where state = 'requested';

-- Notices of the gateway as they came; one row per thing said, however often it was said.
create table payment_notices (
  id uuid primary key,
  payment_key text,
  gateway_order_id text,
  kind text not null,
  status text not null,
  transaction_key text not null default '',
  times integer not null default 1,
  received_at timestamptz not null,
  unique nulls not distinct (kind, payment_key, gateway_order_id, status, transaction_key)
);
