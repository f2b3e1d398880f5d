-- Deferred payment (후불) of firms that staff approved: terms, what was ordered under them, monthly statements and their payments.

create table credit_terms (
  member_id uuid primary key references member (id),
  -- 0: no new orders any more.
  credit_limit bigint not null check (credit_limit between 0 and 1000000000),
  -- Day of the month on which what was ordered before it is put on a statement.
  statement_day integer not null check (statement_day between 1 and 28),
  -- Days from the statement to the last day of its payment.
  due_days integer not null check (due_days between 1 and 90),
  reason text not null check (length(reason) between 1 and 200),
  changed_at timestamptz not null,
  staff_id uuid not null references staff_account (id)
);

-- What is owed of it stands with the order, as for any other debt.
create table credit_orders (
  order_id uuid primary key references orders (id),
  member_id uuid not null references member (id),
  amount bigint not null check (amount > 0),
  deferred_at timestamptz not null
);
create index credit_orders_of_member on credit_orders (member_id, deferred_at);

create table credit_statements (
  id uuid primary key,
  number text not null unique,
  member_id uuid not null references member (id),
  -- Days in Seoul.
  closed_day date not null,
  due_day date not null,
  total bigint not null check (total > 0),
  made_at timestamptz not null,
  -- Once per firm and month.
  unique (member_id, closed_day)
);

create table credit_statement_lines (
  statement_id uuid not null references credit_statements (id),
  -- On one statement only: what is not paid of it stays with that one.
  order_id uuid primary key references orders (id),
  amount bigint not null check (amount > 0)
);
create index credit_statement_lines_of on credit_statement_lines (statement_id);

create table credit_payments (
  id uuid primary key,
  statement_id uuid not null references credit_statements (id),
  amount bigint not null check (amount > 0),
  received_day date not null,
  memo text not null default '' check (length(memo) <= 200),
  staff_id uuid not null references staff_account (id),
  recorded_at timestamptz not null,
  reversed_at timestamptz,
  reversed_by uuid references staff_account (id),
  reversed_reason text check (length(reversed_reason) between 1 and 200),
  check ((reversed_at is null) = (reversed_by is null) and (reversed_at is null) = (reversed_reason is null))
);
create index credit_payments_of_statement on credit_payments (statement_id);

create table credit_payment_parts (
  payment_id uuid not null references credit_payments (id),
  order_id uuid not null references orders (id),
  amount bigint not null check (amount > 0),
  primary key (payment_id, order_id)
);
create index credit_payment_parts_of_order on credit_payment_parts (order_id);

-- From when an order counts that is paid later by agreement: its days are promised from then.
alter table orders add column deferred_at timestamptz;

alter table member_change drop constraint member_change_what_check;
alter table member_change add constraint member_change_what_check
  check (what in ('type', 'discount', 'suspend', 'resume', 'merge', 'tier', 'credit'));
