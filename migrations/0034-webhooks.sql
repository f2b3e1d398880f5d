-- Addresses of member firms that are told what happens to their orders (ADR 0055), and each telling.
create table webhook (
  id uuid primary key,
  member_id uuid not null references member (id),
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  secret text not null,
  created_at timestamptz not null,
  -- In a row, since the last answer that was a yes.
  failures integer not null default 0,
  failing_since timestamptz,
  -- Nothing is sent there before.
  resting_until timestamptz,
  stopped_at timestamptz
);
create index webhook_of_member on webhook (member_id, created_at);

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  event text not null,
  -- Of the job that made it, so that a job that runs twice tells once.
  cause text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  status integer,
  failure text,
  created_at timestamptz not null,
  tried_at timestamptz,
  unique (webhook_id, cause)
);
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_old on webhook_delivery (created_at);
