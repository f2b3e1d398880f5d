-- Terms after which personal data and files go (the privacy text names them). What an order was, and the books, stay.
alter table orders add column forgotten_at timestamptz;

-- Whether anybody still holds a file that is old enough to go. Lines without files cost nothing.
create index order_lines_files on order_lines using gin (files jsonb_path_ops) where files <> '[]';
create index proof_versions_files on proof_versions using gin (files jsonb_path_ops);
create index proof_messages_attachments on proof_messages using gin (attachments jsonb_path_ops) where attachments <> '[]';
create index file_kept_since on file (created_at) where keep_until is null and state = 'ready';
create index file_fix_made_from on file_fix (file_id) where state = 'accepted';
create index cart_items_created on cart_items (created_at);
create index estimates_expired on estimates (expires_at);
create index member_left on member (left_at) where left_at is not null;
create index audit_log_ip on audit_log (at) where ip is not null and actor_kind <> 'staff';

-- The audit log stays append only for everybody but the nightly forgetting, which says so in its own transaction.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if current_setting('shop.forgetting', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append only', tg_table_name using errcode = '42501';
end $$;
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit();
