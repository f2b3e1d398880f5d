-- Jobs of several orders on one press sheet: laid out together, printed together, cut apart, the cost shared by area.
create sequence gang_numbers start 1001;

create table gang_sheets (
  id uuid primary key,
  number text not null unique,
  state text not null check (state in ('draft', 'fixed', 'printing', 'printed', 'done', 'undone')),
  version integer not null default 1,
  press text not null,
  sheets integer not null check (sheets > 0),
  gross integer not null check (gross >= sheets),
  cost integer not null check (cost >= 0),
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  package_state text check (package_state in ('waiting', 'making', 'done', 'failed')),
  package_percent integer not null default 0,
  package_key text,
  package_bytes bigint,
  package_sha256 text,
  package_warnings jsonb not null default '[]',
  package_failure text
);
create index gang_sheets_open on gang_sheets (made_at) where state in ('draft', 'fixed', 'printing', 'printed');

create table gang_members (
  gang_id uuid not null references gang_sheets (id),
  line_id uuid not null references order_lines (id),
  round integer not null,
  position integer not null,
  copies integer not null check (copies > 0),
  places integer not null check (places > 0),
  made integer not null check (made >= copies),
  share integer not null check (share >= 0),
  -- What was approved when the job was put on the sheet.
  binding text not null,
  alive boolean not null default true,
  primary key (gang_id, line_id)
);
create unique index gang_members_alive on gang_members (line_id) where alive;

-- Number of the sheet that the line is printed on with others; null where it has plates of its own.
alter table order_lines add column gang text;
