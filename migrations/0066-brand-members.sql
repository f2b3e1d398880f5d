-- Who asks to become a member of a brand, with what they say of themselves, and what was decided.

create table brand_requests (
  id uuid primary key,
  brand_id text not null references brands (id),
  member_id uuid not null references member (id),
  state text not null check (state in ('waiting', 'approved', 'refused')),
  academy text not null check (length(academy) <= 80),
  -- Name of the branch or number of the contract with the brand.
  contract text not null check (length(contract) <= 60),
  -- Standing of the member before; a refusal leaves or gives it back.
  was text not null check (was ~ '^[a-z-]{3,30}$'),
  asked_at timestamptz not null,
  decided_by uuid references staff_account (id),
  decided_at timestamptz,
  reason text check (length(reason) <= 200),
  check ((state = 'waiting') = (decided_at is null))
);
-- One at a time: a second one would not know what the first comes to.
create unique index brand_requests_waiting on brand_requests (brand_id, member_id) where state = 'waiting';
create index brand_requests_desk on brand_requests (asked_at, id) where state = 'waiting';
create index brand_requests_of_brand on brand_requests (brand_id, asked_at, id) where state = 'waiting';
create index brand_requests_member on brand_requests (member_id, brand_id, asked_at desc);
