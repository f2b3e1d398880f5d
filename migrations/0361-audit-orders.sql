-- The order that a row of the audit log belongs to, so that everything about one order can be asked for.
alter table audit_log add column order_number text;
create index audit_log_order on audit_log (order_number, id desc) where order_number is not null;
create index audit_log_action on audit_log (action, id desc);
