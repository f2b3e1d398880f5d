-- What every part stands on: sessions, keys, the audit log, limits and the past of the shop.

-- Trigram search (Korean substrings) and what the platform itself keeps.
create extension if not exists pg_trgm;

create function search_words(said text) returns text language sql immutable parallel safe
  return regexp_replace(lower(normalize(said, NFC)), '[^[:alnum:]]+', ' ', 'g');

-- 「무선제본」 is also looked for as 「제본」. Three letters are found anywhere, two only at the beginning of a word: so the ends of
-- Korean words are words too.
create function endings_of(words text) returns text language sql immutable parallel safe
  return (select string_agg(substr(word, begins), ' ')
    from regexp_split_to_table(words, ' ') word cross join lateral generate_series(2, char_length(word) - 1) begins
   where word ~ '^[가-힣]{3,12}$');

-- First answers of idempotent requests. A row without an answer is a request that is still being worked on.
create table idempotency (
  scope text not null,
  key text not null,
  endpoint text not null,
  fingerprint text not null,
  status smallint,
  answer text,
  created_at timestamptz not null default now(),
  primary key (scope, key),
  constraint idempotency_answered check ((status is null) = (answer is null))
);
create index idempotency_created_at on idempotency (created_at);

-- Who did or looked at what; append only.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text,
  action text not null,
  object_kind text not null,
  object_id text,
  detail jsonb not null default '{}',
  ip text,
  request_id text,
  -- The order that a row of the audit log belongs to, so that everything about one order can be asked for.
  order_number text
);
create index audit_log_object on audit_log (object_kind, object_id, id desc);
create index audit_log_actor on audit_log (actor_kind, actor_id, id desc);
create index audit_log_at on audit_log (at desc);
create index audit_log_ip on audit_log (at) where ip is not null and actor_kind <> 'staff';
create index audit_log_order on audit_log (order_number, id desc) where order_number is not null;
create index audit_log_action on audit_log (action, id desc);

-- Seeds that were laid, by name, so that a later seed reaches an existing shop once.
create table seed_done (
  name text primary key,
  done_at timestamptz not null default now()
);

-- Login sessions of members, partners and staff. An access token is short and stateless; the session row is what ends it.
create table signing_key (
  kid text primary key,
  private_jwk jsonb,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  -- A retired key no longer signs; it verifies as long as a session signed by it can live.
  retired_at timestamptz,
  -- Private halves of signing keys are sealed, like refund accounts. Those that lay in clear are retired and wiped at the next
  -- start: every backup until then has them. The column stays for servers of the version before.
  private_sealed text,
  check (private_sealed is null or private_jwk is null)
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

-- Failed logins per account name, known or not.
create table login_throttle (
  key bytea primary key check (octet_length(key) = 32),
  failures integer not null,
  since timestamptz not null,
  -- Wrong passwords are counted by account and address, and slow down instead of locking. `since` is when one was last counted.
  account bytea check (octet_length(account) = 32),
  free_at timestamptz not null default '-infinity',
  -- When the owner was told that somebody is guessing.
  told_at timestamptz
);
create index login_throttle_since on login_throttle (since);
create index login_throttle_of_account on login_throttle (account);

-- Where the one program of practice services runs (payment gateway, mailbox …), so that all servers of the database use the same.
create table practice_services (
  single boolean primary key default true check (single),
  addresses jsonb not null,
  -- Journal of the payment gateway on the machine that started it: whoever starts it next there goes on with the same payments.
  journal text not null
);

-- Calls of this minute that all servers of the shop count together (log-ins and codes). What is lost with the power is a minute.
create unlogged table call_count (
  -- SHA-256 of the kind of call and the address or account.
  key bytea not null check (octet_length(key) = 32),
  minute timestamptz not null,
  calls integer not null,
  primary key (key, minute)
);

-- Browsers that have logged in to an account before: what strangers do does not slow them.
create table known_device (
  device_id uuid not null,
  audience text not null check (audience in ('member', 'partner', 'staff')),
  subject_id uuid not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (device_id, audience, subject_id)
);
create index known_device_of_subject on known_device (audience, subject_id);
create index known_device_last_used on known_device (last_used_at);

-- What the shop was before strangers came: a stretch of time for each way in which it was not real. An account or a payment
-- made then proves nothing in a public shop, so a public start wants each stretch to be adopted, or another database.
create table shop_past (
  id bigint generated always as identity primary key,
  mode text not null check (mode in ('practice', 'demo')),
  began_at timestamptz not null,
  adopted_at timestamptz,
  -- Everybody of a demo had the administrator's password: nothing in it can be believed.
  check (mode = 'practice' or adopted_at is null)
);
create unique index shop_past_open on shop_past (mode) where adopted_at is null;

-- The audit log stays append only for everybody but the nightly forgetting, which says so in its own transaction.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if current_setting('shop.forgetting', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append only', tg_table_name using errcode = '42501';
end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit();
