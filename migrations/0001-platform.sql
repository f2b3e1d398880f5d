-- Trigram search (Korean substrings) and what the platform itself keeps.
create extension if not exists pg_trgm;

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
  request_id text
);
create index audit_log_object on audit_log (object_kind, object_id, id desc);
create index audit_log_actor on audit_log (actor_kind, actor_id, id desc);
create index audit_log_at on audit_log (at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();

-- Seeds that were laid, by name, so that a later seed reaches an existing shop once.
create table seed_done (
  name text primary key,
  done_at timestamptz not null default now()
);
