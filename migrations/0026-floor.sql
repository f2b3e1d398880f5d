-- Machines of the house, steps of jobs on them and what operators write down; what was agreed to is made again.

create table machines (
  id uuid primary key,
  name text not null unique,
  kind text not null check (kind in ('offset', 'digital-colour', 'digital-mono', 'finish', 'bind', 'pack')),
  -- What it takes: sheet, widths, bindings, in words.
  note text not null default '',
  setup_minutes integer not null check (setup_minutes between 0 and 480),
  -- Of what its kind counts: printed sides of a sheet, or copies.
  per_hour integer not null check (per_hour between 1 and 1000000),
  -- Minutes of a working day; the calendar says which days those are.
  opens integer not null check (opens between 0 and 1440),
  closes integer not null check (closes between 0 and 1440),
  pause_from integer,
  pause_to integer,
  position integer not null,
  active boolean not null default true,
  version integer not null default 1,
  check (opens < closes),
  check ((pause_from is null) = (pause_to is null)),
  check (pause_from is null or (opens <= pause_from and pause_from < pause_to and pause_to <= closes))
);

-- Counts how often a line was begun anew: steps of an earlier round say nothing of this one.
alter table order_lines add column round integer not null default 0 check (round >= 0);
-- So many copies are made in this round; null is all of them.
alter table order_lines add column remake_copies integer check (remake_copies > 0);
-- What was made again goes in a parcel of its own; this is the one it stands in for.
alter table order_deliveries add column remake_of uuid references order_deliveries (id);

-- Where somebody put a step, and how far it is. Without a row the plan decides.
create table floor_steps (
  line_id uuid not null references order_lines (id),
  round integer not null,
  kind text not null check (kind in ('offset', 'digital-colour', 'digital-mono', 'finish', 'bind', 'pack')),
  machine_id uuid references machines (id),
  pinned_at timestamptz,
  started_at timestamptz,
  done_at timestamptz,
  made integer not null default 0 check (made >= 0),
  waste integer not null default 0 check (waste >= 0),
  problem text,
  version integer not null default 1,
  changed_by text not null,
  primary key (line_id, round, kind),
  check (done_at is null or started_at is not null)
);
create index floor_steps_done on floor_steps (done_at) where done_at is not null;

-- What operators said, one row each.
create table floor_events (
  id bigint generated always as identity primary key,
  line_id uuid not null references order_lines (id),
  round integer not null,
  kind text not null,
  machine_id uuid references machines (id),
  act text not null check (act in ('start', 'done', 'waste', 'problem', 'solved')),
  count integer not null default 0 check (count >= 0),
  note text not null default '',
  by_id uuid not null,
  by_name text not null,
  at timestamptz not null
);
create index floor_events_line on floor_events (line_id, id);
create index floor_events_at on floor_events (at);

-- A case knows where the fault came from and what it cost.
alter table cases add column cause text check (cause in
  ('colour', 'register', 'smear', 'trim', 'binding', 'finish', 'count', 'damage', 'mix-up', 'file', 'other'));
alter table cases add column responsible text check (responsible in
  ('file', 'print', 'finish', 'bind', 'pack', 'delivery', 'customer'));
alter table cases add column cost bigint check (cost >= 0);
alter table cases add column decision text not null default '';
alter table cases add column remake_delivery_id uuid references order_deliveries (id);
alter table cases drop constraint cases_state_check;
alter table cases add constraint cases_state_check
  check (state in ('received', 'reviewing', 'offered', 'agreed', 'remaking', 'refused', 'settled'));
create index cases_newest on cases (created_at desc, id desc);
create index cases_remade on cases (remake_delivery_id) where remake_delivery_id is not null;
