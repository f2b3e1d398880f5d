-- Staff asks to raise what an estimate promised; nothing of it changes before its customer has agreed.
create table estimate_raises (
  estimate_id uuid primary key references estimates (id) on delete cascade,
  position integer not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  total bigint not null check (total > 0),
  state text not null default 'waiting' check (state in ('waiting', 'declined')),
  staff_id uuid,
  staff_name text not null,
  asked_at timestamptz not null,
  answered_at timestamptz
);

-- A link by which somebody without an account reads the papers of an order or a period.
create table deal_shares (
  id uuid primary key,
  member_id uuid not null,
  token_hash text not null unique,
  order_number text,
  from_day date,
  to_day date,
  label text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint deal_shares_one_thing check ((order_number is null) <> (from_day is null) and (from_day is null) = (to_day is null))
);
create index deal_shares_member on deal_shares (member_id, created_at desc);

-- Every look by such a link; the network, not the address, is kept.
create table deal_share_looks (
  id bigint generated always as identity primary key,
  share_id uuid not null references deal_shares (id) on delete cascade,
  at timestamptz not null,
  what text not null check (what in ('page', 'pdf', 'sheet')),
  network text not null
);
create index deal_share_looks_share on deal_share_looks (share_id, at desc);
