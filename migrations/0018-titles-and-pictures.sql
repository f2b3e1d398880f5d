-- A job has a name of its own when somebody gave it one; else `title` says what is made, as it did before. Until now a title
-- that does not begin with the name of its kind was a given one.
alter table cart_items add column own_title boolean not null default false;
alter table estimate_lines add column own_title boolean not null default false;
alter table order_lines add column own_title boolean not null default false;
update cart_items set own_title = true
  where title !~ '^(책|카탈로그|전단|리플렛|포스터|낱장|로터리 디지털 책|학원교재)( |$)';
update estimate_lines set own_title = true
  where title !~ '^(책|카탈로그|전단|리플렛|포스터|낱장|로터리 디지털 책|학원교재)( |$)';
update order_lines set own_title = true
  where title !~ '^(책|카탈로그|전단|리플렛|포스터|낱장|로터리 디지털 책|학원교재)( |$)';

-- What a picture of the job is cut by: lists read it of many files at once, and the facts of a book are long.
alter table preflight_facts add column first_pages jsonb not null
  generated always as (jsonb_path_query_array(facts, '$.pages[0 to 1]')) stored;
