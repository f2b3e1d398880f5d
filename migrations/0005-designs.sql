-- Designs that customers make here.

-- The shop's own cover and inner designs: a template of the program with its own numbers, colours and words.
create table design (
  id text primary key check (id ~ '^[a-z0-9-]{2,40}$'),
  kind text not null check (kind in ('cover', 'inner')),
  title text not null check (length(title) between 1 and 40),
  template text not null,
  params jsonb not null,
  -- What is written and which colours are chosen before anybody changes them.
  starting_values jsonb not null,
  products text[] not null check (cardinality(products) > 0),
  trims text[] not null check (cardinality(trims) > 0),
  moods text[] not null,
  position integer not null,
  -- Null while it is not in the window; saved copies go on working.
  published_at timestamptz
);
create index design_window on design (kind, position, id) where published_at is not null;

-- A design as a member changed it.
create table member_design (
  id uuid primary key,
  member_id uuid not null,
  design_id text not null references design (id),
  name text not null check (length(name) between 1 and 40),
  design_values jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index member_design_newest on member_design (member_id, updated_at desc, id desc);

-- Press files that were drawn from a member's designs for one job; the option page opens from it.
create table design_use (
  id uuid primary key,
  member_id uuid not null,
  spec jsonb not null,
  files jsonb not null,
  made_at timestamptz not null
);
create index design_use_newest on design_use (member_id, made_at desc, id desc);
