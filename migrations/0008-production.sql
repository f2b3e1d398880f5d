-- Proofs, packages for the press and parcels.

create table proofs (
  id uuid primary key,
  line_id uuid not null unique references order_lines (id),
  order_id uuid not null references orders (id),
  order_number text not null,
  member_id uuid not null,
  partner_id uuid,
  title text not null,
  product text not null,
  copies integer not null check (copies > 0),
  state text not null default 'draft' check (state in ('draft','published','changes-asked','approved','withdrawn')),
  -- Newest published version, 0 while there is none; the one approved, when one is.
  version integer not null default 0 check (version >= 0),
  approved_version integer check (approved_version <= version),
  -- The customer sees a proof from the first word or version meant for them.
  shown boolean not null default false,
  open_comments integer not null default 0 check (open_comments >= 0),
  last_seq integer not null default 0,
  last_pin integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'approved') = (approved_version is not null)),
  check (state = 'draft' or state = 'withdrawn' or version > 0)
);
create index proofs_member on proofs (member_id, updated_at desc, id desc) where shown;
create index proofs_partner on proofs (partner_id, updated_at desc, id desc) where partner_id is not null;

create table proof_versions (
  proof_id uuid not null references proofs (id),
  number integer not null check (number > 0),
  state text not null check (state in ('rendering','failed','draft','published')),
  spec jsonb not null,
  -- [{fileId, partId, name, bytes, sha256, pageCount}]
  files jsonb not null,
  findings jsonb not null,
  -- SHA-256 over spec and file hashes; an approval names it.
  binding text not null check (binding ~ '^[0-9a-f]{64}$'),
  note text not null default '',
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  published_at timestamptz,
  pages_done integer not null default 0,
  page_count integer not null default 0 check (pages_done <= page_count),
  primary key (proof_id, number),
  check ((state = 'published') = (published_at is not null))
);
create index proof_versions_files on proof_versions using gin (files jsonb_path_ops);

create table proof_pages (
  proof_id uuid not null,
  version integer not null,
  number integer not null check (number > 0),
  part_id text not null,
  role text not null,
  file_page integer not null check (file_page > 0),
  label text not null,
  width double precision not null check (width > 0),
  height double precision not null check (height > 0),
  bleed double precision not null check (bleed >= 0),
  trim jsonb not null,
  screen_key text not null,
  thumb_key text not null,
  primary key (proof_id, version, number),
  foreign key (proof_id, version) references proof_versions (proof_id, number)
);

create table proof_messages (
  id uuid primary key,
  proof_id uuid not null references proofs (id),
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('message','published','changes-asked','approved','withdrawn')),
  author_kind text not null check (author_kind in ('member','partner','staff','system')),
  author_id uuid,
  author_name text not null,
  body text not null,
  version integer,
  pin_number integer,
  pin_page integer,
  pin_x double precision,
  pin_y double precision,
  resolved_at timestamptz,
  -- [{fileId, name, bytes}]
  attachments jsonb not null default '[]',
  at timestamptz not null,
  unique (proof_id, seq),
  unique (proof_id, pin_number),
  foreign key (proof_id, version) references proof_versions (proof_id, number),
  check ((author_kind = 'system') = (author_id is null)),
  check ((pin_number is null) = (pin_page is null) and (pin_page is null) = (pin_x is null) and (pin_x is null) = (pin_y is null)),
  check (pin_number is null or version is not null),
  check (resolved_at is null or pin_number is not null)
);
create index proof_messages_attachments on proof_messages using gin (attachments jsonb_path_ops) where attachments <> '[]';

create table couriers (
  code text primary key,
  name text not null unique,
  -- Digits a number may have, as a regular expression; null where there is no number (messenger, pick-up).
  number_pattern text,
  -- {no} stands for the number; null where the courier has no page for it.
  tracking_url text check (tracking_url is null or (tracking_url like 'https://%' and tracking_url like '%{no}%')),
  position integer not null,
  active boolean not null default true
);

-- One parcel of a delivery; a delivery may go in several.
create table shipments (
  id uuid primary key,
  delivery_id uuid not null references order_deliveries (id),
  order_id uuid not null references orders (id),
  courier text not null references couriers (code),
  tracking_number text,
  line_ids uuid[] not null check (cardinality(line_ids) > 0),
  dispatched_at timestamptz not null,
  dispatched_by uuid not null,
  unique (courier, tracking_number)
);
create index shipments_order on shipments (order_id, dispatched_at, id);
create index shipments_day on shipments (dispatched_at, id);

-- What goes to the press for one order line: one ZIP for each state of files, spec, proof and addresses.
create table press_packages (
  id uuid primary key,
  line_id uuid not null references order_lines (id),
  version integer not null check (version > 0),
  state text not null default 'waiting',
  -- SHA-256 over everything it is made of (files by hash, spec, proof version, route, addresses).
  binding text not null check (binding ~ '^[0-9a-f]{64}$'),
  proof_version integer,
  percent integer not null default 0 check (percent between 0 and 100),
  storage_key text,
  bytes bigint check (bytes > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  warnings jsonb not null default '[]',
  failure text,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  finished_at timestamptz,
  unique (line_id, version),
  check ((state = 'done') = (storage_key is not null and bytes is not null and sha256 is not null)),
  check ((state = 'failed') = (failure is not null)),
  constraint press_packages_state_check
    check (state in ('waiting', 'making', 'done', 'failed', 'expired'))
);
create unique index press_packages_binding on press_packages (line_id, binding) where state not in ('failed', 'expired');
-- The sweeper looks for the oldest finished ones.
create index press_packages_kept on press_packages (finished_at) where state = 'done';
