-- What goes to the press for one order line: one ZIP for each state of files, spec, proof and addresses.
create table press_packages (
  id uuid primary key,
  line_id uuid not null references order_lines (id),
  version integer not null check (version > 0),
  state text not null default 'waiting' check (state in ('waiting','making','done','failed')),
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
  check ((state = 'failed') = (failure is not null))
);
-- The same package is not made twice; a failed one may be tried again.
create unique index press_packages_binding on press_packages (line_id, binding) where state <> 'failed';
