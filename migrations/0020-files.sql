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
  constraint file_owner_kind check (owner_kind in ('visitor', 'member', 'partner', 'staff', 'shop')),
  constraint file_owner check ((owner_kind = 'shop') = (owner_id is null)),
  constraint file_state check (state in ('uploading', 'ready', 'refused', 'deleted')),
  constraint file_bytes check (bytes > 0),
  constraint file_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  -- An acknowledged file has its hash, its type and its time.
  constraint file_ready check (state <> 'ready' or (sha256 is not null and content_type is not null and completed_at is not null))
);
create index file_owner_index on file (owner_kind, owner_id, created_at desc);
create index file_sweep on file (keep_until) where state <> 'deleted' and keep_until is not null;

-- Parts that were asked for, with the hash each must have.
create table file_part (
  file_id uuid not null references file on delete cascade,
  number int not null,
  sha256 text not null,
  primary key (file_id, number),
  constraint file_part_number check (number > 0),
  constraint file_part_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
