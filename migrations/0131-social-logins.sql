-- Accounts at Kakao, Naver and Google by which a member logs in, and logins that are under way.
create table social_link (
  provider text not null check (provider in ('kakao', 'naver', 'google')),
  -- What the provider calls the person: never an e-mail address, which may change hands.
  subject text not null,
  member_id uuid not null references member (id),
  email text,
  -- Sealed; kept only to tell the provider when the member unlinks or leaves.
  refresh_token text,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (member_id, provider)
);

create table social_attempt (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  -- Of a secret that only the browser has which began it.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  provider text not null check (provider in ('kakao', 'naver', 'google')),
  purpose text not null check (purpose in ('login', 'link', 'prove')),
  member_id uuid references member (id) on delete cascade,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  created_at timestamptz not null,
  check ((purpose = 'login') = (member_id is null))
);
create index social_attempt_created on social_attempt (created_at);
create index member_pending on member (joined_at) where need_additional_info;
