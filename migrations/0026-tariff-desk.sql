-- A version begins at an instant and says who published it, from what and why.
alter table tariffs
  add column effective_at timestamptz,
  add column published_by uuid references staff_account (id),
  add column based_on text references tariffs (version),
  add column note text not null default '',
  -- Of two versions that begin together the one published later counts; clocks of two servers may disagree, this does not.
  add column sequence bigint generated always as identity;

alter table tariffs disable trigger tariffs_append_only;
update tariffs set effective_at = valid_from::timestamp at time zone 'Asia/Seoul';
alter table tariffs enable trigger tariffs_append_only;

alter table tariffs
  alter column effective_at set not null,
  add constraint tariffs_begin_on_their_day check (valid_from = (effective_at at time zone 'Asia/Seoul')::date),
  add constraint tariffs_sequence unique (sequence);
drop index tariffs_valid_from;
create index tariffs_effective on tariffs (effective_at desc, sequence desc);

-- A version that was called off before it began. The version itself stays as it is.
create table tariff_withdrawals (
  version text primary key references tariffs (version),
  reason text not null,
  withdrawn_by uuid not null references staff_account (id),
  withdrawn_at timestamptz not null
);
create trigger tariff_withdrawals_append_only before update or delete on tariff_withdrawals
  for each row execute function refuse_change();

-- What may become a version. Each saved edit counts the revision up, so that two editors cannot overwrite each other.
create table tariff_drafts (
  id uuid primary key,
  title text not null,
  based_on text not null references tariffs (version),
  body jsonb not null,
  revision integer not null check (revision > 0),
  created_by uuid not null references staff_account (id),
  created_at timestamptz not null,
  updated_by uuid not null references staff_account (id),
  updated_at timestamptz not null,
  published_as text unique references tariffs (version),
  discarded_at timestamptz,
  constraint tariff_drafts_end_once check (published_as is null or discarded_at is null)
);
create index tariff_drafts_open on tariff_drafts (updated_at desc) where published_as is null and discarded_at is null;

-- Choices of the catalogue that are not sold for now, with what customers are told.
create table closed_choices (
  choice text primary key check (choice ~ '^[a-z0-9-]{1,60}$'),
  reason text not null check (length(reason) between 2 and 200),
  closed_by uuid not null references staff_account (id),
  closed_at timestamptz not null
);
