-- Old packages are swept: the row stays, so that it is known who took what, and the ZIP is made again when it is wanted.
alter table press_packages drop constraint press_packages_state_check;
alter table press_packages add constraint press_packages_state_check
  check (state in ('waiting', 'making', 'done', 'failed', 'expired'));
drop index press_packages_binding;
create unique index press_packages_binding on press_packages (line_id, binding) where state not in ('failed', 'expired');
-- The sweeper looks for the oldest finished ones.
create index press_packages_kept on press_packages (finished_at) where state = 'done';
