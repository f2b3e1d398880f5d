-- The way from an empty shop to an open one: codes of the console for the first owner, tries of services, and who stamped.

create table first_owner_codes (
  code_hash bytea primary key,
  made_at timestamptz not null,
  expires_at timestamptz not null
);

create table service_checks (
  id uuid primary key,
  service text not null check (service in ('payment', 'mail', 'sms', 'storage', 'tracking')),
  at timestamptz not null,
  staff_id uuid not null references staff_account (id),
  outcome text not null check (outcome in ('begun', 'taken', 'passed', 'failed')),
  says text not null,
  payment_key text,
  constraint service_checks_key_of_payment check (payment_key is null or service = 'payment')
);
create index service_checks_newest on service_checks (service, at desc);

create table opening_stamps (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid not null references staff_account (id),
  checks integer not null check (checks >= 0)
);
