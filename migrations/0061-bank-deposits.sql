-- Transfers to the shop's own bank account, and the bank's list of what came in and went out.

-- Who takes the money of a try: the gateway, or the shop itself at its own account.
alter table payment_attempts
  add column paid_to text not null default 'gateway',
  add constraint payment_attempts_paid_to_check check (paid_to in ('gateway', 'bank')),
  -- The name that the customer said the transfer will carry.
  add column depositor text,
  -- No payment of the gateway has a name of a depositor, and none of the shop's own has a key of the gateway.
  add constraint payment_attempts_depositor_check check (depositor is null or paid_to = 'bank'),
  add constraint payment_attempts_own_key_check check (payment_key is null or paid_to = 'gateway');
create index payment_attempts_bank on payment_attempts (amount, created_at) where paid_to = 'bank';

-- How the file of a bank is read, as somebody last agreed to.
create table bank_sheets (
  bank text primary key check (length(bank) between 1 and 40),
  -- Head of the column by what it is taken for.
  columns jsonb not null,
  used_at timestamptz not null
);

create table bank_imports (
  id uuid primary key,
  bank text not null,
  file_name text not null,
  lines integer not null check (lines >= 0),
  -- Those that were not here yet.
  added integer not null check (added >= 0 and added <= lines),
  staff_id uuid not null,
  at timestamptz not null
);

-- Money of bank rows that was put to orders, or to what is owed back; undone, it stays as history.
create table bank_matches (
  id uuid primary key,
  attempt_id uuid not null references payment_attempts (id),
  -- Of what was more than the orders cost.
  over_attempt_id uuid references payment_attempts (id),
  kind text not null check (kind in ('automatic', 'by-hand')),
  amount bigint not null check (amount > 0),
  -- Null: the clock of the shop did it.
  staff_id uuid,
  at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid,
  undo_reason text,
  check ((undone_at is null) = (undo_reason is null))
);
create index bank_matches_attempt on bank_matches (attempt_id);
-- One attempt takes the money of one match: never twice.
create unique index bank_matches_one on bank_matches (attempt_id) where undone_at is null;

create table bank_rows (
  id uuid primary key,
  import_id uuid not null references bank_imports (id),
  line integer not null,
  at timestamptz not null,
  -- Positive came in, negative went out.
  amount bigint not null check (amount <> 0),
  name text not null,
  memo text not null,
  balance bigint,
  -- The same line of the bank again is the same row, whichever file it came in.
  fingerprint text not null unique,
  state text not null default 'open' check (state in ('open', 'matched', 'refunded', 'set-aside')),
  match_id uuid references bank_matches (id),
  repayment_id uuid references repayments (id),
  reason text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'matched') = (match_id is not null)),
  check ((state = 'refunded') = (repayment_id is not null)),
  check (state <> 'matched' or amount > 0),
  check (state <> 'refunded' or amount < 0),
  check ((state = 'set-aside') = (reason <> ''))
);
create index bank_rows_open on bank_rows (at desc, id desc) where state = 'open';
create index bank_rows_page on bank_rows (at desc, id desc);
create index bank_rows_match on bank_rows (match_id) where match_id is not null;
create unique index bank_rows_repayment on bank_rows (repayment_id) where repayment_id is not null;
