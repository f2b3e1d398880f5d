-- Accounts can be closed, and a password somebody else chose has to be replaced before anything else.
alter table member add column suspended_at timestamptz;
-- Told to nobody but staff.
alter table member add column suspended_reason text;
alter table member add constraint member_suspended_for_a_reason check ((suspended_at is null) = (suspended_reason is null));

alter table staff_account add column password_temporary boolean not null default false;

-- Opens an account once when the authenticator is lost; only hashes are kept.
create table staff_recovery_code (
  staff_id uuid not null references staff_account (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
