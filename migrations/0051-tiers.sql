-- Customer grades by sales: the tiers are data of the shop, and each member carries the one that was reckoned last.

-- Never changed: what somebody was raised by can be read later.
create table tier_plans (
  version integer primary key check (version > 0),
  -- Sales of the running month and of as many before it as make this number.
  months integer not null check (months in (6, 12)),
  -- A grade that was reached is kept at least so long.
  keep_months integer not null check (keep_months between 1 and 24),
  tiers jsonb not null,
  reason text not null check (length(reason) between 1 and 200),
  made_at timestamptz not null,
  staff_id uuid not null references staff_account (id)
);

alter table member
  add column tier_name text,
  add column tier_rate numeric(5, 2) not null default 0 check (tier_rate between 0 and 50),
  -- Days in Seoul.
  add column tier_since date,
  add column tier_until date,
  add constraint member_tier_whole check (
    (tier_name is null) = (tier_since is null) and (tier_name is null) = (tier_until is null)
    and (tier_name is not null or tier_rate = 0));
create index member_with_tier on member (tier_name) where tier_name is not null;

-- The shop itself changes grades; nobody of the staff did.
alter table member_change alter column staff_id drop not null;
alter table member_change drop constraint member_change_what_check;
alter table member_change add constraint member_change_what_check
  check (what in ('type', 'discount', 'suspend', 'resume', 'merge', 'tier'));
alter table member_change add constraint member_change_by_somebody check (staff_id is not null or what = 'tier');
