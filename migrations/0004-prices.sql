-- Tariffs and the calendar that days are promised by.

-- Price lists. A published one is never changed: quotes name the version they were made with.
create table tariffs (
  version text primary key check (version ~ '^[0-9]{4}-[0-9]{2}(\.[0-9]{1,3})?$'),
  valid_from date not null,
  body jsonb not null,
  published_at timestamptz not null,
  -- A version begins at an instant and says who published it, from what and why.
  effective_at timestamptz not null,
  published_by uuid references staff_account (id),
  based_on text references tariffs (version),
  note text not null default '',
  -- Of two versions that begin together the one published later counts; clocks of two servers may disagree, this does not.
  sequence bigint generated always as identity,
  constraint tariffs_body_names_version check (body ->> 'version' = version),
  constraint tariffs_begin_on_their_day check (valid_from = (effective_at at time zone 'Asia/Seoul')::date),
  constraint tariffs_sequence unique (sequence)
);
create index tariffs_effective on tariffs (effective_at desc, sequence desc);

-- A version that was called off before it began. The version itself stays as it is.
create table tariff_withdrawals (
  version text primary key references tariffs (version),
  reason text not null,
  withdrawn_by uuid not null references staff_account (id),
  withdrawn_at timestamptz not null
);

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

-- Days without work besides weekends: public holidays, and days on which the shop itself is closed.
create table calendar_days (
  day date primary key,
  kind text not null check (kind in ('holiday', 'closing')),
  name text not null check (length(name) between 1 and 60),
  -- Null: laid when the shop opened.
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);

-- From this day on, until the next row's: after this full hour, work counts from the next working day.
create table calendar_cut_offs (
  from_day date primary key,
  hour integer not null check (hour between 1 and 23),
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);

create trigger tariffs_append_only before update or delete on tariffs
  for each row execute function refuse_change();

create trigger tariff_withdrawals_append_only before update or delete on tariff_withdrawals
  for each row execute function refuse_change();
