-- In a shop where nobody else may look, whoever asked looks a second time alone: later, and with words of their own. It is said so.
alter table file_overrides add column alone boolean not null default false;
alter table file_overrides drop constraint file_overrides_two_people;
alter table file_overrides add constraint file_overrides_two_people
  check (outcome is distinct from 'agreed' or answered_by <> asked_by or (alone and answer <> ''));

-- A day that somebody set by hand stays what it is when the calendar changes, unless it becomes one without work.
alter table order_lines add column due_by_hand boolean not null default false;
