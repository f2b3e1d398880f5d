-- Keys by which a member firm's own systems call the API (ADR 0055). Only a keyed hash is kept.
create table api_key (
  id uuid primary key,
  member_id uuid not null references member (id),
  name text not null check (length(name) between 1 and 40),
  hint text not null,
  digest bytea not null unique check (octet_length(digest) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('member', 'staff')),
  check ((ended_at is null) = (ended_by is null))
);
create index api_key_of_member on api_key (member_id, created_at);
