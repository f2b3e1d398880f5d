-- Double entry, append only. Debit is positive, credit negative; the postings of one transaction sum to zero.
create table ledger_accounts (
  code text primary key check (code ~ '^[a-z0-9:-]{3,80}$'),
  kind text not null check (kind in ('asset','liability','income','expense')),
  owner_id uuid,
  -- Liabilities to members (points, e-money, gift cards) are kept in lots with an expiry.
  in_lots boolean not null default false
);
insert into ledger_accounts (code, kind) values
  ('gateway-receivable', 'asset'), ('bank', 'asset'), ('customer-receivable', 'asset'),
  ('sales', 'income'), ('delivery-income', 'income'), ('vat-payable', 'liability'), ('unapplied-receipts', 'liability'),
  ('discounts', 'expense'), ('points-granted', 'expense'), ('points-expired', 'income');

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  -- What it is about; a second posting of the same fact meets this constraint.
  reference text not null,
  memo text not null default '',
  at timestamptz not null,
  unique (kind, reference)
);
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

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_must_balance();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only: post the opposite instead';
end $$;
create trigger ledger_postings_fixed before update or delete on ledger_postings for each statement execute function ledger_is_append_only();
create trigger ledger_transactions_fixed before update or delete on ledger_transactions for each statement execute function ledger_is_append_only();
