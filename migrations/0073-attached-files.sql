-- Files that hang on what the shop wrote: what the archive hands out, and attachments of notices, questions and cases.

create table attached_files (
  id uuid primary key,
  item_id uuid not null references written_items (id) on delete cascade,
  position integer not null,
  -- The name by which the shop's own code makes it; null for what somebody put here.
  made text check (made ~ '^[a-z0-9-]{2,60}$'),
  created_at timestamptz not null,
  unique (item_id, made)
);
create index attached_files_item on attached_files (item_id, position, id);

-- A content, once and for good; a newer one is a row of its own. What it was is kept when it is withdrawn.
create table attached_versions (
  attached_id uuid not null references attached_files (id) on delete cascade,
  number integer not null check (number >= 1),
  file_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- What changed, in the shop's words.
  note text not null default '' check (length(note) <= 200),
  -- Of what the shop's code made it: another print is another version.
  print text check (print ~ '^[0-9a-f]{64}$'),
  downloads bigint not null default 0 check (downloads >= 0),
  -- Null for what the shop made itself.
  added_by uuid,
  added_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (attached_id, number)
);
create index attached_versions_file on attached_versions (file_id);
