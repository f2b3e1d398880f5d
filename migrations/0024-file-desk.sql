-- Each set of files that a line had, with who put it there and why. A line without rows still has what it was ordered with.
create table order_line_files (
  line_id uuid not null references order_lines (id),
  version integer not null check (version > 0),
  files jsonb not null,
  by_kind text not null check (by_kind in ('customer', 'partner', 'staff', 'system')),
  by_id uuid,
  by_name text not null default '',
  reason text not null default '',
  at timestamptz not null,
  primary key (line_id, version)
);

-- What the customer approved, as a fingerprint of pages and spec, and what a press package was last made of.
alter table order_lines add column approved_binding text;
alter table order_lines add column packaged_binding text;
update order_lines l set approved_binding = v.binding
  from proofs p join proof_versions v on v.proof_id = p.id and v.number = p.approved_version
  where p.line_id = l.id and l.file_state = 'approved';
update order_lines l set packaged_binding = l.approved_binding
  where l.approved_binding is not null and exists (
    select 1 from press_packages k join proofs p on p.line_id = k.line_id
    where k.line_id = l.id and k.state in ('done', 'expired') and k.proof_version = p.approved_version);

-- Versions and packages that the shop makes by itself.
alter table proof_versions alter column made_by drop not null;
alter table proof_versions add column auto boolean not null default false;
alter table press_packages alter column asked_by drop not null;

-- Kinds whose clean files get their proof without a click; a kind without a row follows the rule of the shop.
create table auto_proofs (
  product text primary key,
  enabled boolean not null,
  changed_by uuid not null,
  changed_by_name text not null,
  changed_at timestamptz not null
);

-- Written by staff for staff; no customer ever reads it.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id),
  line_id uuid references order_lines (id),
  staff_id uuid not null,
  staff_name text not null,
  body text not null check (body <> ''),
  at timestamptz not null
);
create index order_notes_order on order_notes (order_id, at);

-- Who of the staff has read what the customer wrote with the order.
create table order_readings (
  order_id uuid not null references orders (id),
  staff_id uuid not null,
  staff_name text not null,
  desk text not null,
  at timestamptz not null,
  primary key (order_id, staff_id)
);

-- A person takes the blame for a file that the check stopped, and a second one looks before it goes on.
create table file_overrides (
  id uuid primary key,
  line_id uuid not null references order_lines (id),
  binding text not null,
  reason text not null check (reason <> ''),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  outcome text check (outcome in ('agreed', 'refused', 'outdated')),
  answer text not null default '',
  answered_by uuid,
  answered_by_name text,
  answered_at timestamptz,
  constraint file_overrides_two_people check (outcome is distinct from 'agreed' or answered_by <> asked_by),
  constraint file_overrides_answer check ((outcome is null) = (answered_at is null))
);
create unique index file_overrides_open on file_overrides (line_id) where outcome is null;
create index file_overrides_line on file_overrides (line_id, asked_at);

-- What was sent about an order is found by the page that it links to.
create index notification_path on notification (path) where path is not null;
