-- Uploads, their checks and their fixes.

-- Files that people uploaded or the shop made. The content lies in the storage under storage_key and never changes.
create table file (
  id uuid primary key,
  owner_kind text not null,
  -- An account, or the SHA-256 of a visitor's key; null for what the shop made itself.
  owner_id text,
  purpose text not null,
  name text not null,
  bytes bigint not null,
  state text not null,
  storage_key text not null unique,
  upload_id text,
  content_type text,
  sha256 text,
  -- Swept after this; null is kept for good (ordered, part of a proof).
  keep_until timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- Who is putting an upload together just now, until when unless renewed; a killed process leaves a lease that runs out.
  completing_by uuid,
  completing_until timestamptz,
  -- What the uploader was told of a refused file, for everybody who asks again.
  refusal_code text,
  refusal_message text,
  -- Room is reserved when an upload starts: for how long is told by when it was last seen moving, and for whom by its address, which is
  -- forgotten after two days or when the file is used.
  address text,
  active_at timestamptz,
  constraint file_owner_kind check (owner_kind in ('visitor', 'member', 'partner', 'staff', 'shop')),
  constraint file_owner check ((owner_kind = 'shop') = (owner_id is null)),
  constraint file_state check (state in ('uploading', 'ready', 'refused', 'deleted')),
  constraint file_bytes check (bytes > 0),
  constraint file_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  -- An acknowledged file has its hash, its type and its time.
  constraint file_ready check (state <> 'ready' or (sha256 is not null and content_type is not null and completed_at is not null)),
  constraint file_completing check ((completing_by is null) = (completing_until is null)),
  constraint file_refusal check (
    (refusal_code is null) = (refusal_message is null) and (refusal_code is null or state in ('refused', 'deleted')))
);
create index file_owner_index on file (owner_kind, owner_id, created_at desc);
create index file_sweep on file (keep_until) where state <> 'deleted' and keep_until is not null;
-- Finds out whether a content is still in use by any file.
create index file_living_content on file (sha256) where state <> 'deleted' and sha256 is not null;
create index file_kept_since on file (created_at) where keep_until is null and state = 'ready';
create index file_address on file (address, created_at) where address is not null;
create index file_open on file (active_at) where state = 'uploading';
-- The doctor looks at the newest files first.
create index file_completed on file (completed_at desc, id desc) where state = 'ready';

-- Parts that were asked for, with the hash each must have.
create table file_part (
  file_id uuid not null references file on delete cascade,
  number int not null,
  sha256 text not null,
  primary key (file_id, number),
  constraint file_part_number check (number > 0),
  constraint file_part_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);

-- What was read from a file, once for each content and each version of the reader.
create table preflight_facts (
  sha256 text not null,
  version text not null,
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
-- Contents that no file holds any more are forgotten by their hash.
create index preflight_report_content on preflight_report (sha256);
-- What grows with the age of the shop and was read whole.
-- Contents that the sweep of preflight no longer needs.
create index preflight_report_sha256 on preflight_report (sha256);

-- A try at mending a file: what was asked for, the copy that came of it, and what the customer said to it. The original is
-- another file and is never written to.
create table file_fix (
  id uuid primary key,
  file_id uuid not null references file,
  sha256 text not null,
  part text not null,
  expectation jsonb not null,
  -- Names of the fixes asked for, in the order of doing them; the same ones are tried once at a time.
  wanted text not null,
  state text not null,
  -- What was done, page by page.
  fixes jsonb,
  findings_before jsonb,
  findings_after jsonb,
  candidate_id uuid references file,
  candidate_sha256 text,
  failure text,
  asked_by_kind text not null,
  asked_by_id text not null,
  asked_at timestamptz not null,
  done_at timestamptz,
  -- The consent: who, when, to which words, and what the file was put into.
  decided_by_kind text,
  decided_by_id text,
  decided_at timestamptz,
  text_version int,
  target jsonb,
  note text,
  constraint file_fix_state check (state in ('waiting', 'ready', 'failed', 'accepted', 'declined')),
  constraint file_fix_sha256 check (sha256 ~ '^[0-9a-f]{64}$' and candidate_sha256 ~ '^[0-9a-f]{64}$'),
  constraint file_fix_asked_by check (asked_by_kind in ('visitor', 'member', 'partner', 'staff')),
  constraint file_fix_decided_by check (decided_by_kind in ('visitor', 'member', 'partner', 'staff')),
  constraint file_fix_done check (
      state not in ('ready', 'accepted') or (candidate_id is not null and candidate_sha256 is not null and fixes is not null
        and findings_before is not null and findings_after is not null and done_at is not null)
    ),
  constraint file_fix_failed check ((state = 'failed') = (failure is not null)),
  constraint file_fix_decided check (
      (state in ('accepted', 'declined')) = (decided_at is not null and decided_by_kind is not null and decided_by_id is not null)
    ),
  constraint file_fix_consent check ((state = 'accepted') = (text_version is not null and target is not null))
);
create unique index file_fix_open on file_fix (file_id, part, wanted) where state in ('waiting', 'ready');
create index file_fix_newest on file_fix (file_id, asked_at desc);
create unique index file_fix_candidate on file_fix (candidate_id) where candidate_id is not null;
create index file_fix_made_from on file_fix (file_id) where state = 'accepted';

alter table supporting_document add foreign key (file_id) references file (id);
