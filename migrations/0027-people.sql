-- People of the shop: roles as sets of rights, invitations, and what the desk knows and decides about a member.

-- Sets of rights that the owner edits. The administrator's is not stored: whoever has that role may everything, whatever the version.
create table staff_role (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null check (length(name) between 1 and 20),
  rights text[] not null,
  -- Two owners at once: the second is told that the role has changed.
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index staff_role_name on staff_role (name);
insert into staff_role (id, name, rights) values
  ('administrator', '관리자', '{}'),
  ('service', '고객지원', array[
    'inquiries', 'member-approvals', 'members', 'notices', 'messages', 'reviews', 'visits', 'visits-view', 'estimates', 'cancel-requests',
    'files-view', 'files', 'proofs', 'hold', 'shipping', 'personal-data']),
  ('proof', '시안실', array['files-view', 'files', 'prepress', 'proofs', 'press-packages', 'personal-data']),
  ('production', '제작', array[
    'visits-view', 'files-view', 'press-packages', 'production', 'hold', 'shipping', 'personal-data', 'calendar']),
  ('finance', '경리', array['estimates', 'cancel-requests', 'money', 'tariffs']);

alter table staff_account drop constraint staff_account_roles_check;
alter table staff_account
  add constraint staff_account_roles_check check (cardinality(roles) > 0),
  -- Whoever came by invitation works with a second factor also in a shop that does not ask everybody.
  add column second_factor_wanted boolean not null default false;
create index staff_account_of_role on staff_account using gin (roles);

-- Who works now keeps working: a session says what its account may do. Servers of the version before still read the roles.
update session s set roles = s.roles || coalesce((
    select array_agg(distinct one.right_id) from staff_role r cross join lateral unnest(r.rights) one (right_id) where r.id = any (s.roles)), '{}')
  where s.audience = 'staff' and s.ended_at is null and not 'administrator' = any (s.roles);
update session s set ended_at = now(), end_reason = 'ended-by-staff'
  where s.audience = 'staff' and s.ended_at is null and 'administrator' = any (s.roles);

-- Links by which somebody makes an account of staff or of a partner firm, once and within days. Only the hash of the link is kept.
create table account_invitation (
  id uuid primary key,
  audience text not null check (audience in ('staff', 'partner')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  name text not null,
  email text not null,
  -- The firm of a partner; staff have roles instead.
  company text,
  roles text[] not null,
  invited_by uuid not null references staff_account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  account_id uuid,
  check ((audience = 'staff') = (company is null)),
  check ((audience = 'staff') = (cardinality(roles) > 0)),
  check ((accepted_at is null) = (account_id is null))
);
create unique index account_invitation_open on account_invitation (audience, lower(email))
  where accepted_at is null and withdrawn_at is null;

-- A discount that was agreed with a member has a reason, and may have a last day (in Seoul).
alter table member
  add column discount_reason text,
  add column discount_until date;

-- An account that was merged into another has left as a taken guest has; whose it became is known.
alter table member drop constraint member_taken_guest;
alter table member add constraint member_taken_has_left check (taken_by is null or left_at is not null);

-- What the desk notes about a member; the member never sees it.
create table member_note (
  id uuid primary key,
  member_id uuid not null references member (id),
  staff_id uuid not null references staff_account (id),
  body text not null check (length(body) between 1 and 1000),
  written_at timestamptz not null
);
create index member_note_of_member on member_note (member_id, written_at desc);

-- What the desk changed of a member and why. The words of before and after are kept as they were shown.
create table member_change (
  id uuid primary key,
  member_id uuid not null references member (id),
  staff_id uuid not null references staff_account (id),
  what text not null check (what in ('type', 'discount', 'suspend', 'resume', 'merge')),
  was text not null,
  becomes text not null,
  reason text not null check (length(reason) between 1 and 200),
  changed_at timestamptz not null
);
create index member_change_of_member on member_change (member_id, changed_at desc);
