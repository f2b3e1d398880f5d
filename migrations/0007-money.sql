-- Payments, refunds, what was taken back, and the books.

-- One row per try to pay, written before the payment window opens; its amount is the only one the shop believes.
create table payment_attempts (
  id uuid primary key,
  gateway_order_id text not null unique check (gateway_order_id ~ '^[A-Za-z0-9_=-]{6,64}$'),
  member_id uuid not null,
  amount bigint not null check (amount >= 0),
  order_name text not null,
  state text not null default 'open',
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
  settled_at timestamptz,
  -- How often the bank took its deposit back: what was read before that says nothing about what came after.
  reversals integer not null default 0,
  -- A captured payment is read again from time to time, less often as it grows old; null for never.
  look_again_at timestamptz,
  -- What the gateway itself says it took and gave back, so that the books can be compared with it try by try.
  gateway_captured bigint not null default 0 check (gateway_captured >= 0),
  gateway_returned bigint not null default 0
    check (gateway_returned >= 0 and gateway_returned <= gateway_captured),
  -- A payment that was made while the shop practised moved no money, and the gateway of today knows nothing of it.
  practised boolean not null default false,
  constraint payment_attempts_state_check check (state in
    ('open','confirming','waiting-deposit','captured','charged-back','refused','expired','cancelled','returned'))
);
create index payment_attempts_waiting on payment_attempts (state, confirm_started_at) where state in ('confirming', 'waiting-deposit');
create index payment_attempts_member on payment_attempts (member_id, created_at desc);
create index payment_attempts_look_again on payment_attempts (look_again_at) where look_again_at is not null;

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

-- Money of a customer that is to go back and did not go by itself.
create table repayments (
  id uuid primary key,
  attempt_id uuid not null references payment_attempts (id),
  member_id uuid not null,
  -- The order whose refund it is; null when the money is on no order and stands under unapplied receipts.
  order_id uuid references orders (id),
  -- What the money came for.
  order_ids uuid[] not null check (cardinality(order_ids) > 0),
  amount bigint not null check (amount > 0),
  cause text not null check (cause in ('order-cancelled','paid-twice','other-amount','refund-refused')),
  -- A deposit goes back only to an account that somebody names; everything else goes back the way it came.
  by_deposit boolean not null,
  state text not null check (state in ('needs-account','returning','refused','returned','transferred','reversed')),
  failure_code text,
  failure_message text,
  -- Hash of the one link that lives; the link itself is only in the message.
  link_hash text unique,
  link_expires_at timestamptz,
  link_tries integer not null default 0,
  -- How it was sent by hand.
  note text not null default '',
  created_at timestamptz not null,
  -- When it came to its state.
  since timestamptz not null,
  check (cause <> 'refund-refused' or order_id is not null),
  check (state <> 'needs-account' or by_deposit),
  check ((link_hash is null) = (link_expires_at is null))
);
create index repayments_attempt on repayments (attempt_id);
create index repayments_owed on repayments (since) where state in ('needs-account', 'returning', 'refused');
create index repayments_member on repayments (member_id) where state in ('needs-account', 'returning', 'refused');
create index repayments_orders on repayments using gin (order_ids);
create index repayments_page on repayments (since desc, id desc);

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
  settled_at timestamptz,
  repayment_id uuid references repayments (id),
  via text not null default 'gateway' check (via in ('gateway', 'bank')),
  -- Money on no order has an owner from now on, always.
  constraint payment_refunds_of_something check (order_id is not null or repayment_id is not null)
);
create index payment_refunds_attempt on payment_refunds (attempt_id);
create index payment_refunds_open on payment_refunds (requested_at) where state = 'requested';
create unique index payment_one_open_refund on payment_refunds (attempt_id, order_id) where state = 'requested';
create index payment_refunds_repayment on payment_refunds (repayment_id) where repayment_id is not null;
create unique index payment_one_open_repayment on payment_refunds (repayment_id) where state = 'requested';

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

-- Double entry, append only. Debit is positive, credit negative; the postings of one transaction sum to zero.
create table ledger_accounts (
  code text primary key check (code ~ '^[a-z0-9:-]{3,80}$'),
  kind text not null check (kind in ('asset','liability','income','expense')),
  owner_id uuid,
  -- Liabilities to members (points, e-money, gift cards) are kept in lots with an expiry.
  in_lots boolean not null default false
);

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  -- What it is about; a second posting of the same fact meets this constraint.
  reference text not null,
  memo text not null default '',
  at timestamptz not null,
  -- Which try a booking is about; null for what has none.
  attempt_id uuid references payment_attempts (id),
  unique (kind, reference)
);
create index ledger_transactions_attempt on ledger_transactions (attempt_id) where attempt_id is not null;

create table ledger_lots (
  id uuid primary key,
  account text not null references ledger_accounts (code),
  value_kind text not null check (value_kind in ('paid','free')),
  issued_at timestamptz not null,
  expires_at timestamptz
);
create index ledger_lots_account on ledger_lots (account, expires_at);

create table ledger_postings (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account text not null references ledger_accounts (code),
  amount bigint not null check (amount <> 0),
  lot_id uuid references ledger_lots (id)
);
create index ledger_postings_transaction on ledger_postings (transaction_id);
create index ledger_postings_account on ledger_postings (account, id);
create index ledger_postings_lot on ledger_postings (lot_id) where lot_id is not null;

create table payment_reversals (
  id uuid primary key,
  attempt_id uuid not null references payment_attempts (id),
  -- Null: money of the payment that no order had.
  order_id uuid references orders (id),
  kind text not null check (kind in ('deposit', 'chargeback')),
  amount bigint not null check (amount > 0),
  -- One per thing the gateway said, so that it is written down once.
  reference text not null unique,
  -- The gateway's own keys of the cancels.
  transaction_keys text[] not null default '{}',
  taken_at timestamptz not null,
  -- Null while somebody has to do something about it.
  outcome text check (outcome in ('paid-again', 'cancelled', 'receivable', 'received', 'written-off')),
  reason text not null default '',
  by_id uuid,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index payment_reversals_attempt on payment_reversals (attempt_id);
create index payment_reversals_order on payment_reversals (order_id);

insert into ledger_accounts (code, kind) values
  ('gateway-receivable', 'asset'), ('bank', 'asset'), ('customer-receivable', 'asset'),
  ('sales', 'income'), ('delivery-income', 'income'), ('vat-payable', 'liability'), ('unapplied-receipts', 'liability'),
  ('discounts', 'expense'), ('points-granted', 'expense'), ('points-expired', 'income');
insert into ledger_accounts (code, kind) values ('bad-debts', 'expense');

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only: post the opposite instead';
end $$;

create trigger ledger_transactions_fixed before update or delete on ledger_transactions for each statement execute function ledger_is_append_only();

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;

create constraint trigger ledger_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_must_balance();
create trigger ledger_postings_fixed before update or delete on ledger_postings for each statement execute function ledger_is_append_only();
