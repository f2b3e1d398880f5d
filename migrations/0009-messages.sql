-- What customers and staff are told.

create table message (
  id uuid primary key,
  -- The job that sends it: tried again, it is the same message.
  job_id text not null unique,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  -- Null where the text was a secret (codes).
  body text,
  state text not null check (state in ('sending', 'accepted', 'delivered', 'failed')),
  tries integer not null default 1 check (tries > 0),
  -- What the vendor calls it.
  reference text,
  failure_code text,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  looked_at timestamptz,
  -- A person has seen to a failure.
  handled_at timestamptz,
  handled_by uuid references staff_account (id),
  check ((state = 'failed') = (failure_code is not null)),
  check ((state in ('delivered', 'failed')) = (settled_at is not null)),
  check (handled_at is null or state = 'failed')
);
create index message_newest on message (created_at desc, id desc);
create index message_failed on message (created_at desc, id desc) where state = 'failed' and handled_at is null;
create index message_in_air on message (looked_at nulls first, created_at) where state = 'accepted';
