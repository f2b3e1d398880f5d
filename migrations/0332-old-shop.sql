-- What grows with the age of the shop and was read whole.
-- Contents that the sweep of preflight no longer needs.
create index if not exists preflight_report_sha256 on preflight_report (sha256);
-- Orders whose personal data are due to be forgotten; those that were leave the index.
create index orders_to_forget on orders (placed_at) where forgotten_at is null and not in_work;
-- Who holds a file: carts and estimates, as lines and proofs have it.
create index cart_items_files on cart_items using gin (files jsonb_path_ops) where files <> '[]';
create index estimate_lines_files on estimate_lines using gin (files jsonb_path_ops) where files <> '[]';
-- A customer's orders of one step, and what was paid in a month.
create index orders_member_in_work on orders (member_id, placed_at desc, id desc) where in_work;
create index orders_member_to_pay on orders (member_id, placed_at desc, id desc)
  where payment_state in ('unpaid', 'confirming', 'waiting-deposit');
create index orders_member_paid on orders (member_id, paid_at, id);
-- The doctor looks at the newest files first.
create index file_completed on file (completed_at desc, id desc) where state = 'ready';

-- Members are found by words as lines are (migration 0330): three letters anywhere, two at the beginning of a word or ending.
alter table member add column words text not null
  generated always as (' ' || search_words(coalesce(name, '') || ' ' || coalesce(company_name, '')) || ' '
    || coalesce(endings_of(search_words(coalesce(name, '') || ' ' || coalesce(company_name, ''))), '')) stored;
create index member_words on member using gin (words gin_trgm_ops);
alter table member alter column words set statistics 500;
drop index member_name_trgm;
drop index member_company_trgm;
