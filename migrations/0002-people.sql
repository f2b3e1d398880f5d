-- Members, staff and partners, and what they agreed to.

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
  -- Why an approval was refused, as the member was told.
  approval_reason text,
  -- Members are found by words as lines are: three letters anywhere, two at the beginning of a word or ending.
  words text not null
    generated always as (' ' || search_words(coalesce(name, '') || ' ' || coalesce(company_name, '')) || ' '
      || coalesce(endings_of(search_words(coalesce(name, '') || ' ' || coalesce(company_name, ''))), '')) stored,
  -- Accounts can be closed, and a password somebody else chose has to be replaced before anything else.
  suspended_at timestamptz,
  -- Told to nobody but staff.
  suspended_reason text,
  check (left_at is null or (login_key is null and email_key is null and password_hash is null)),
  check (left_at is not null or (login_key is not null and email_key is not null)),
  constraint member_suspended_for_a_reason check ((suspended_at is null) = (suspended_reason is null))
);
create unique index member_login_key on member (login_key);
create unique index member_email_key on member (email_key) where email_key <> '';
create index member_phone on member (phone) where left_at is null;
create index member_waiting on member (joined_at, id) where approval = 'waiting';
create index member_joined on member (joined_at desc, id desc);
create index member_pending on member (joined_at) where need_additional_info;
-- The beginning of a login id or mailbox, a phone number from its end: what the desk looks for members by.
create index member_login_search on member (login_key text_pattern_ops) where left_at is null;
create index member_email_search on member (email_key text_pattern_ops) where left_at is null;
create index member_phone_search on member (reverse(phone) text_pattern_ops) where left_at is null;
create index member_left on member (left_at) where left_at is not null;
create index member_labels on member using gin (words gin_trgm_ops);
alter table member alter column words set statistics 500;

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

-- Accounts of the shop's people and of the partners who review proofs.
create table staff_account (
  id uuid primary key,
  login_id text not null unique,
  name text not null,
  email text not null,
  roles text[] not null check (
      cardinality(roles) > 0 and roles <@ array['service', 'proof', 'production', 'finance', 'administrator']
    ),
  password_hash text not null,
  -- Base32; set once the first code has been shown to be right.
  totp_secret text,
  totp_pending_secret text,
  -- Last used time step: a code works once.
  totp_last_step bigint not null default 0,
  last_login_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  password_temporary boolean not null default false
);

create table partner_account (
  id uuid primary key,
  login_id text not null unique,
  name text not null,
  company text not null,
  email text not null,
  password_hash text not null,
  last_login_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- The texts that people agree to. A changed text is a new version with its own day of effect; an old one is never edited, because
-- consents name it.
create table policy_version (
  name text not null check (name in ('terms', 'privacy')),
  version text not null check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- A day in Seoul.
  effective_from date not null,
  body text not null check (length(body) between 100 and 100000),
  -- What is different from the version before, in a sentence; null for the first one.
  change_note text,
  published_at timestamptz not null,
  primary key (name, version)
);
create index policy_in_force on policy_version (name, effective_from desc);

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

-- Papers by which an academy or a business shows that it is one.
create table supporting_document (
  file_id uuid primary key,
  member_id uuid not null references member (id),
  kind text not null check (kind in ('business-registration', 'academy-registration')),
  added_at timestamptz not null
);
create index supporting_document_of_member on supporting_document (member_id, added_at);

-- Opens an account once when the authenticator is lost; only hashes are kept.
create table staff_recovery_code (
  staff_id uuid not null references staff_account (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = '42501';
end $$;

create trigger member_consent_append_only before update or delete on member_consent
  for each row execute function refuse_change();
