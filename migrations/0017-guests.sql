-- Guests: people with a proven phone and a name who order without an account. A guest is a member row of an own kind, so that orders,
-- files and proofs belong to somebody; it has no login, and its orders can be taken into an account later.
alter table member
  add column guest boolean not null default false,
  -- When a code last proved the phone to be this person's.
  add column phone_proven_at timestamptz,
  -- The member who took the guest's orders into an account.
  add column taken_by uuid references member (id);
alter table member drop constraint member_check1;
alter table member
  add constraint member_can_log_in check (left_at is not null or guest or (login_key is not null and email_key is not null)),
  add constraint member_guest_has_no_account check (
    not guest or (login_key is null and email_key is null and password_hash is null and grade is null and approval is null
      and not need_additional_info)),
  add constraint member_taken_guest check (taken_by is null or (guest and left_at is not null));
-- Guests whose time may be over.
create index member_guests on member (last_login_at) where guest and left_at is null;
create index member_taken_by on member (taken_by) where taken_by is not null;

-- A guest's session is of an own audience: its token is never good for a member's.
alter table session drop constraint session_audience_check;
alter table session add constraint session_audience_check check (audience in ('member', 'guest', 'partner', 'staff'));

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in ('logout', 'reuse', 'password-changed', 'ended-by-owner', 'ended-by-staff', 'left', 'taken'));

alter table contact_code drop constraint contact_code_purpose_check;
alter table contact_code add constraint contact_code_purpose_check
  check (purpose in ('join', 'find-id', 'find-password', 'change-contact', 'inquiry', 'guest', 'guest-order', 'take-orders'));
