-- Login sessions of members, partners and staff. An access token is short and stateless; the session row is what ends it.
create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  -- A retired key no longer signs; it verifies as long as a session signed by it can live.
  retired_at timestamptz
);
create unique index signing_key_one_active on signing_key ((retired_at is null)) where retired_at is null;

create table session (
  id uuid primary key,
  audience text not null check (audience in ('member', 'partner', 'staff')),
  subject_id uuid not null,
  roles text[] not null,
  pending boolean not null,
  remembered boolean not null,
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  proven_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'password-changed', 'ended-by-owner', 'ended-by-staff', 'left')),
  check (idle_expires_at <= expires_at),
  check ((ended_at is null) = (end_reason is null))
);
create index session_of_subject on session (audience, subject_id, last_used_at desc) where ended_at is null;
create index session_expired on session (expires_at);

create table session_refresh_token (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create index session_refresh_token_of_session on session_refresh_token (session_id);
