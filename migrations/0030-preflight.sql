-- What was read from a file, once for each content and each version of the reader.
create table preflight_facts (
  sha256 text not null,
  version int not null,
  facts jsonb not null,
  read_at timestamptz not null,
  primary key (sha256, version),
  constraint preflight_facts_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);

-- Pictures of pages, by their longer side in pixels.
create table preflight_page (
  sha256 text not null,
  page int not null,
  long_side int not null,
  width int not null,
  height int not null,
  storage_key text not null unique,
  primary key (sha256, page, long_side),
  constraint preflight_page_numbers check (page > 0 and long_side > 0 and width > 0 and height > 0)
);

-- A file compared with what a job expects of it. The same question is one row; `asked_at` moves when it is asked again.
create table preflight_report (
  file_id uuid not null references file on delete cascade,
  expectation_key text not null,
  sha256 text not null,
  part text not null,
  expectation jsonb not null,
  state text not null,
  verdict text,
  findings jsonb,
  asked_at timestamptz not null,
  done_at timestamptz,
  primary key (file_id, expectation_key),
  constraint preflight_report_state check (state in ('waiting', 'done', 'failed')),
  constraint preflight_report_verdict check (verdict in ('pass', 'warn', 'fixable', 'block')),
  constraint preflight_report_done check ((state = 'done') = (verdict is not null and findings is not null and done_at is not null))
);
create index preflight_report_newest on preflight_report (file_id, asked_at desc);
