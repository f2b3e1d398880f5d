-- Wrong passwords are counted by account and address, and slow down instead of locking. `since` is when one was last counted.
alter table login_throttle add column account bytea check (octet_length(account) = 32);
alter table login_throttle add column free_at timestamptz not null default '-infinity';
-- When the owner was told that somebody is guessing.
alter table login_throttle add column told_at timestamptz;
create index login_throttle_of_account on login_throttle (account);

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
