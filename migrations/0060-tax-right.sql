-- Whoever keeps the books issues tax invoices and cash receipts; a session says what its account may do.
update staff_role set rights = rights || '{tax-papers}' where id = 'finance' and not 'tax-papers' = any (rights);
update session s set roles = s.roles || '{tax-papers}'
  from staff_account a
  where a.id = s.subject_id and s.audience = 'staff' and s.ended_at is null and a.roles && '{finance,administrator}'
    and not 'tax-papers' = any (s.roles);

alter table service_checks drop constraint service_checks_service_check;
alter table service_checks add constraint service_checks_service_check
  check (service in ('payment', 'mail', 'sms', 'storage', 'tracking', 'tax'));
