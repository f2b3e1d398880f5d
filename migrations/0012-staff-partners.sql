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
  created_at timestamptz not null
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
