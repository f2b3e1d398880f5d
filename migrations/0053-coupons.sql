-- Coupons: campaigns, the coupons that members hold, codes of which only digests are kept, and what staff gave away.

create table coupon_campaigns (
  id uuid primary key,
  name text not null check (length(name) between 1 and 40),
  kind text not null check (kind in ('amount', 'percent', 'delivery')),
  amount integer check (amount between 10 and 10000000),
  percent smallint check (percent between 1 and 100),
  most integer check (most between 10 and 10000000),
  -- Codes of product kinds; empty: all.
  products text[] not null,
  minimum integer not null check (minimum between 0 and 1000000000),
  first_order boolean not null,
  -- Also on lines whose price an estimate promised.
  on_promised boolean not null,
  -- Two coupons of one group are never used together.
  stack_group text check (length(stack_group) between 1 and 20),
  way text not null check (way in ('welcome', 'open', 'word', 'pool', 'staff')),
  -- Types of customers who may take it; empty: everybody.
  audience text[] not null,
  word text check (length(word) between 4 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  valid_days smallint check (valid_days between 1 and 1825),
  valid_until timestamptz,
  limit_each smallint not null check (limit_each between 1 and 100),
  limit_all integer check (limit_all between 1 and 10000000),
  -- Counted with each coupon, so that the last one is given once.
  issued integer not null default 0,
  state text not null check (state in ('draft', 'running', 'stopped')),
  made_by uuid references staff_account (id),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint coupon_campaigns_value check (
    (kind = 'amount') = (amount is not null) and (kind = 'percent') = (percent is not null) and (kind = 'percent') = (most is not null)),
  constraint coupon_campaigns_valid check ((valid_days is null) <> (valid_until is null)),
  constraint coupon_campaigns_word check ((way = 'word') = (word is not null)),
  constraint coupon_campaigns_issued check (issued >= 0 and (limit_all is null or issued <= limit_all))
);
create unique index coupon_campaigns_running_word on coupon_campaigns (word) where state = 'running' and word is not null;

create table coupon_grants (
  id uuid primary key,
  campaign_id uuid not null references coupon_campaigns (id),
  member_ids uuid[] not null check (cardinality(member_ids) between 1 and 500),
  reason text not null check (length(reason) between 1 and 200),
  -- What they may take off together at most.
  worth bigint not null,
  state text not null check (state in ('waiting', 'given', 'refused')),
  made_by uuid not null references staff_account (id),
  made_at timestamptz not null,
  decided_by uuid references staff_account (id),
  decided_at timestamptz,
  -- Above the limit the second person is somebody else.
  constraint coupon_grants_two_people check (decided_by is null or decided_by <> made_by)
);
create index coupon_grants_of_campaign on coupon_grants (campaign_id, made_at desc);

create table coupons (
  id uuid primary key,
  campaign_id uuid not null references coupon_campaigns (id),
  member_id uuid not null,
  grant_id uuid references coupon_grants (id),
  state text not null check (state in ('issued', 'reserved', 'used')),
  issued_at timestamptz not null,
  -- Given back after its end it gets seven days; the end it was given with stays.
  first_ends_at timestamptz not null,
  ends_at timestamptz not null,
  order_id uuid,
  -- As its member reads it in the list of coupons.
  order_number text,
  -- What it takes off that order.
  off integer check (off > 0),
  reserved_at timestamptz,
  used_at timestamptz,
  returned_at timestamptz,
  constraint coupons_bound check ((state in ('reserved', 'used')) = (order_id is not null) and (order_id is null) = (off is null) and (order_id is null) = (order_number is null)),
  constraint coupons_used check ((state = 'used') = (used_at is not null))
);
create index coupons_of_member on coupons (member_id, state);
create index coupons_of_campaign on coupons (campaign_id, state);
create index coupons_of_order on coupons (order_id) where order_id is not null;
create index coupons_ending on coupons (ends_at) where state = 'issued';

create table coupon_pools (
  id uuid primary key,
  campaign_id uuid not null references coupon_campaigns (id),
  note text not null check (length(note) <= 100),
  made_by uuid not null references staff_account (id),
  made_at timestamptz not null
);
create index coupon_pools_of_campaign on coupon_pools (campaign_id, made_at desc);

-- Codes have 63 random bits, so that a plain digest gives nothing away.
create table coupon_codes (
  id uuid primary key,
  pool_id uuid not null references coupon_pools (id),
  digest bytea not null unique check (octet_length(digest) = 32),
  coupon_id uuid references coupons (id) on delete set null,
  used_at timestamptz
);
create index coupon_codes_of_pool on coupon_codes (pool_id);
create index coupon_codes_of_coupon on coupon_codes (coupon_id) where coupon_id is not null;

-- Who was welcomed, by a keyed digest of the proven telephone: leaving and joining again gives no second one.
create table coupon_welcomes (
  id uuid primary key,
  campaign_id uuid not null references coupon_campaigns (id),
  person bytea not null check (octet_length(person) = 32),
  at timestamptz not null,
  unique (campaign_id, person)
);

-- Wrong codes of one member: each makes the next try wait longer.
create table coupon_guesses (
  member_id uuid primary key,
  wrong integer not null,
  since timestamptz not null,
  free_at timestamptz not null,
  told_at timestamptz
);

-- A right of its own each: to write campaigns, and to give coupons away.
update staff_role set rights = rights || '{coupons}', version = version + 1 where id in ('service', 'finance') and not 'coupons' = any (rights);
update staff_role set rights = rights || '{coupon-grants}', version = version + 1 where id = 'finance' and not 'coupon-grants' = any (rights);
update session s set roles = s.roles || '{coupons}'
  where s.audience = 'staff' and s.ended_at is null and not 'coupons' = any (s.roles) and exists (
    select from staff_account a join staff_role r on r.id = any (a.roles)
     where a.id = s.subject_id and (r.id = 'administrator' or 'coupons' = any (r.rights)));
update session s set roles = s.roles || '{coupon-grants}'
  where s.audience = 'staff' and s.ended_at is null and not 'coupon-grants' = any (s.roles) and exists (
    select from staff_account a join staff_role r on r.id = any (a.roles)
     where a.id = s.subject_id and (r.id = 'administrator' or 'coupon-grants' = any (r.rights)));
