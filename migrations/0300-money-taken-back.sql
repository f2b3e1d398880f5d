-- Money that a bank or a card company takes back without the shop having asked for it. What an order still has at the gateway is
-- captured_total - refunded_total - reversed_total, in every state; when all of it is gone and nothing was refunded or kept the
-- order is unpaid again, with all three at zero.
alter table orders
  add column reversed_total bigint not null default 0 check (reversed_total >= 0),
  -- The sale stands although the gateway's money is gone: the customer owes it,
  add column receivable_total bigint not null default 0 check (receivable_total >= 0),
  -- or it came by another way or was written off.
  add column settled_total bigint not null default 0 check (settled_total >= 0),
  -- Nothing is made or sent while this is set.
  add column money_missing_since timestamptz;

-- Orders whose deposit was taken back before this change still said that they had it.
update orders set captured_total = 0, paid_at = null
  where payment_state in ('unpaid', 'confirming', 'waiting-deposit', 'deferred', 'cancelled') and captured_total > 0
    and refunded_total = 0 and kept_total = 0;
alter table orders
  add check (refunded_total + reversed_total <= captured_total),
  add check (receivable_total + settled_total <= total),
  add check (payment_state in ('paid', 'partly-refunded', 'refunded') or captured_total = 0);

drop index orders_in_work;
alter table orders drop column in_work;
alter table orders add column in_work boolean not null generated always as (
  money_missing_since is not null or (not finished and payment_state not in ('unpaid', 'refunded', 'cancelled'))) stored;
create index orders_in_work on orders (id) where in_work;

alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts
  add constraint payment_attempts_state_check check (state in
    ('open','confirming','waiting-deposit','captured','charged-back','refused','expired','cancelled','returned')),
  -- How often the bank took its deposit back: what was read before that says nothing about what came after.
  add column reversals integer not null default 0,
  -- A captured payment is read again from time to time, less often as it grows old; null for never.
  add column look_again_at timestamptz;
update payment_attempts set look_again_at = now() + random() * interval '7 days'
  where state = 'captured' and payment_key is not null and settled_at > now() - interval '180 days';
create index payment_attempts_look_again on payment_attempts (look_again_at) where look_again_at is not null;

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

insert into ledger_accounts (code, kind) values ('bad-debts', 'expense');
