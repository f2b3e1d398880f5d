-- What the gateway itself says it took and gave back, so that the books can be compared with it try by try.
alter table payment_attempts add column gateway_captured bigint not null default 0 check (gateway_captured >= 0);
alter table payment_attempts add column gateway_returned bigint not null default 0
  check (gateway_returned >= 0 and gateway_returned <= gateway_captured);
update payment_attempts a set gateway_captured = a.amount,
    gateway_returned = coalesce((select sum(r.amount) from payment_refunds r where r.attempt_id = a.id and r.state = 'done'), 0)
  where a.state in ('captured', 'returned');

-- Which try a booking is about; null for what has none.
alter table ledger_transactions add column attempt_id uuid references payment_attempts (id);
create index ledger_transactions_attempt on ledger_transactions (attempt_id) where attempt_id is not null;
alter table ledger_transactions disable trigger ledger_transactions_fixed;
update ledger_transactions t set attempt_id = split_part(t.reference, ':', 2)::uuid where t.kind = 'order-payment';
update ledger_transactions t set attempt_id = r.attempt_id from payment_refunds r
  where t.kind = 'order-refund' and r.id::text = t.reference;
update ledger_transactions t set attempt_id = (
    select p.attempt_id from ledger_transactions p
     where p.kind = 'order-payment' and p.memo = t.memo and p.at <= t.at order by p.at desc limit 1)
  where t.kind = 'order-refund' and t.attempt_id is null;
alter table ledger_transactions enable trigger ledger_transactions_fixed;

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

alter table payment_refunds add column repayment_id uuid references repayments (id);
alter table payment_refunds add column via text not null default 'gateway' check (via in ('gateway', 'bank'));
create index payment_refunds_repayment on payment_refunds (repayment_id) where repayment_id is not null;
create unique index payment_one_open_repayment on payment_refunds (repayment_id) where state = 'requested';

-- What was stranded before this: returns without an order, and refunds that the gateway refused.
insert into repayments (id, attempt_id, member_id, order_id, order_ids, amount, cause, by_deposit, state, failure_code,
    failure_message, created_at, since)
  select r.id, r.attempt_id, a.member_id, r.order_id,
    coalesce((select array_agg(p.order_id) from payment_attempt_orders p
      where p.attempt_id = r.attempt_id and case when r.order_id is null then not p.captured else p.order_id = r.order_id end),
      (select array_agg(p.order_id) from payment_attempt_orders p where p.attempt_id = r.attempt_id)),
    r.amount,
    case when r.order_id is not null then 'refund-refused'
      when exists (select 1 from payment_attempt_orders p join orders o on o.id = p.order_id
        where p.attempt_id = r.attempt_id and o.payment_state = 'cancelled') then 'order-cancelled'
      else 'paid-twice' end,
    coalesce(jsonb_typeof(a.details -> 'account') = 'object', false),
    case r.state when 'requested' then 'returning' when 'done' then 'returned' else 'refused' end,
    r.failure_code, r.failure_message, r.requested_at, coalesce(r.settled_at, r.requested_at)
  from payment_refunds r join payment_attempts a on a.id = r.attempt_id
  where r.order_id is null or r.state = 'refused';
update payment_refunds r set repayment_id = p.id from repayments p where p.id = r.id;

insert into ledger_transactions (id, kind, reference, memo, at, attempt_id)
  select gen_random_uuid(), 'unapplied-receipt', p.id::text, '가수금', p.created_at, p.attempt_id
  from repayments p where p.order_id is null and p.state <> 'returned';
insert into ledger_postings (transaction_id, account, amount)
  select t.id, side.account, side.sign * p.amount
  from ledger_transactions t join repayments p on p.id::text = t.reference
    cross join (values ('gateway-receivable', 1), ('unapplied-receipts', -1)) side(account, sign)
  where t.kind = 'unapplied-receipt';

-- Money on no order has an owner from now on, always.
alter table payment_refunds add constraint payment_refunds_of_something check (order_id is not null or repayment_id is not null);
