-- The one form of a content that is read, drawn, approved and printed. Without a key of its own the content is that form.
create table canonical_copy (
  source_sha256 text primary key,
  sha256 text not null,
  bytes bigint not null,
  storage_key text unique,
  made_at timestamptz not null,
  constraint canonical_copy_bytes check (bytes > 0),
  constraint canonical_copy_own check ((storage_key is null) = (sha256 = source_sha256))
);

-- The doctor looks at the newest first.
create index canonical_copy_made on canonical_copy (made_at, source_sha256) where storage_key is not null;
