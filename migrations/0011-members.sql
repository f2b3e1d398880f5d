-- Customers, their addresses and consents, and the codes that prove a phone or a mailbox.
create table member (
  id uuid primary key,
  -- Public id: what the token, the chat widget and URLs show.
  public_id uuid not null unique,
  login_id text not null,
  -- Case-folded login id and e-mail; null once the member has left, so that both can be used again.
  login_key text,
  email text not null,
  email_key text,
  password_hash text,
  name text not null,
  phone text not null check (phone ~ '^[0-9]{0,11}$'),
  type text not null check (type in ('GENERAL', 'BUSINESS', 'ACADEMY', 'HAMAMATH', 'MATHOLIC')),
  grade text check (grade in ('0050', '0051', '0080')),
  approval text check (approval in ('waiting', 'approved', 'refused')),
  need_additional_info boolean not null default false,
  -- Percent off the supply amount.
  discount_rate numeric(5, 2) not null default 0 check (discount_rate between 0 and 100),
  company_name text,
  company_user_name text,
  company_number text check (company_number ~ '^[0-9]{10}$'),
  last_login_at timestamptz,
  joined_at timestamptz not null,
  left_at timestamptz,
  check (left_at is null or (login_key is null and email_key is null and password_hash is null)),
  check (left_at is not null or (login_key is not null and email_key is not null))
);
create unique index member_login_key on member (login_key);
create unique index member_email_key on member (email_key) where email_key <> '';
create index member_phone on member (phone) where left_at is null;
create index member_waiting on member (joined_at, id) where approval = 'waiting';
create index member_joined on member (joined_at desc, id desc);
create index member_name_trgm on member using gin (name gin_trgm_ops);

create table member_address (
  id uuid primary key,
  member_id uuid not null references member (id),
  label text not null,
  receiver text not null,
  phone text not null check (phone ~ '^[0-9]{9,11}$'),
  zipcode text not null check (zipcode ~ '^[0-9]{5}$'),
  address text not null,
  address_etc text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index member_address_of_member on member_address (member_id, created_at desc, id);
create unique index member_address_one_default on member_address (member_id) where is_default;

-- Append only: the newest row of a kind counts, the older ones prove what was agreed when.
create table member_consent (
  id bigint generated always as identity primary key,
  member_id uuid not null references member (id),
  kind text not null check (kind in ('age14', 'terms', 'privacy', 'marketing-email', 'marketing-sms', 'marketing-kakao')),
  given boolean not null,
  -- Date of the text that was shown.
  version text not null,
  at timestamptz not null
);
create index member_consent_latest on member_consent (member_id, kind, id desc);
create trigger member_consent_append_only before update or delete on member_consent
  for each row execute function refuse_change();

create table contact_code (
  id uuid primary key,
  purpose text not null check (purpose in ('join', 'find-id', 'find-password', 'change-contact')),
  channel text not null check (channel in ('sms', 'email')),
  -- Digits of a phone number or a case-folded address.
  target text not null,
  -- Whose password or contact this is about; null when nobody's, which the caller must not learn.
  member_id uuid references member (id),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  ticket_hash bytea unique check (octet_length(ticket_hash) = 32),
  used_at timestamptz,
  check (verified_at is not null or used_at is null)
);
create index contact_code_sent on contact_code (target, created_at desc);
create index contact_code_expired on contact_code (expires_at);

-- Failed logins per account name, known or not.
create table login_throttle (
  key bytea primary key check (octet_length(key) = 32),
  failures integer not null,
  since timestamptz not null
);
create index login_throttle_since on login_throttle (since);
