-- Orders that staff take by phone or at the counter: who may take them.
update staff_role set rights = array_append(rights, 'manual-orders'), version = version + 1
  where id = 'service' and not 'manual-orders' = any (rights);

-- A session says what its account may do: who works now may do it at once.
update session s set roles = array_append(s.roles, 'manual-orders')
  where s.audience = 'staff' and s.ended_at is null and not 'manual-orders' = any (s.roles)
    and exists (
      select 1 from staff_account a join staff_role r on r.id = any (a.roles)
       where a.id = s.subject_id and (r.id = 'administrator' or 'manual-orders' = any (r.rights)));
