-- Close of the day and of the month: what the gateway settles and what the bank tells, against the books.

-- Lines of the gateway's settlement list as it gave them.
create table gateway_settlements (
  transaction_key text primary key,
  payment_key text not null,
  gateway_order_id text not null,
  method text not null,
  -- Negative: given back.
  amount bigint not null,
  fee bigint not null,
  pay_out_amount bigint not null,
  sold_on date not null,
  paid_out_on date,
  read_at timestamptz not null
);
create index gateway_settlements_sold on gateway_settlements (sold_on, gateway_order_id);

create table closing_comparisons (
  day date primary key,
  -- Ours and theirs by means, as it was compared last.
  figures jsonb not null,
  -- Null: the gateway could not be asked.
  gateway_asked_at timestamptz,
  compared_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  check ((closed_at is null) = (closed_by is null))
);

create table closing_differences (
  id uuid primary key,
  day date not null,
  kind text not null check (kind in ('gateway-only', 'books-only', 'other-amount', 'bank-open', 'by-hand', 'order')),
  -- What it is about within its day: a payment, a line of the bank, a booking, an order.
  subject text not null,
  means text not null,
  ours bigint not null,
  theirs bigint not null,
  order_number text,
  -- Null while it is there and nobody has said why.
  settled text check (settled in ('gone', 'explained')),
  reason text not null default '',
  settled_by uuid,
  settled_at timestamptz,
  found_at timestamptz not null,
  unique (day, kind, subject),
  check ((settled is null) = (settled_at is null)),
  check (settled is distinct from 'explained' or (reason <> '' and settled_by is not null))
);
create index closing_differences_open on closing_differences (day) where settled is null;

create table closed_months (
  id uuid primary key,
  -- `2026-11`.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  closed_by uuid not null,
  closed_at timestamptz not null,
  reopened_by uuid,
  reopened_at timestamptz,
  reopen_reason text,
  check ((reopened_at is null) = (reopen_reason is null))
);
create unique index closed_months_one on closed_months (month) where reopened_at is null;

-- The last line: whatever the code believes, nothing is booked into a month that is closed.
create function month_must_be_open() returns trigger language plpgsql as $$
begin
  if exists (select 1 from closed_months
      where month = to_char(new.at at time zone 'Asia/Seoul', 'YYYY-MM') and reopened_at is null) then
    raise exception 'the month of this booking is closed: %', new.at using errcode = 'JK001';
  end if;
  return new;
end $$;
create trigger ledger_transactions_open_month before insert on ledger_transactions
  for each row execute function month_must_be_open();
