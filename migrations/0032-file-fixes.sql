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
