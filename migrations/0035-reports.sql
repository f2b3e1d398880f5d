-- Reports. Figures of each day stand in a few rows and the lines behind them in one row each, so that a period costs the same in an
-- old shop as in a new one. A job works out the days that changed; decision 0056.

-- Days whose figures have to be worked out again. Only added to: nobody who writes waits for somebody else who writes.
create table report_changes (
  id bigint generated always as identity primary key,
  day date not null
);
create index report_changes_day on report_changes (day);

-- What a line adds to a figure of a day.
create table report_lines (
  day date not null,
  -- sale, promise, step, file or case.
  topic text not null,
  -- Of a sale the kind of booking, of a promise whether it was kept, of a step its kind, of a file the rule, of a case the cause.
  key text not null,
  line_id uuid not null references order_lines (id) on delete cascade,
  product text not null,
  customer text not null,
  -- Whether the customer had bought before: first or again.
  visit text not null,
  papers text[] not null,
  -- 1 on one line of each order, so that orders are counted by adding.
  orders integer not null,
  supply bigint not null,
  delivery bigint not null,
  vat bigint not null,
  cost bigint not null,
  made bigint not null,
  waste bigint not null,
  primary key (topic, day, key, line_id)
);
create index report_lines_line on report_lines (line_id);
create index report_lines_day on report_lines (day);

create table report_days (
  day date not null,
  topic text not null,
  key text not null,
  -- By what the figure is divided: all, product, customer, visit or paper; `value` is which of them.
  cut text not null,
  value text not null,
  lines bigint not null,
  orders bigint not null,
  supply bigint not null,
  delivery bigint not null,
  vat bigint not null,
  cost bigint not null,
  made bigint not null,
  waste bigint not null,
  primary key (day, topic, key, cut, value)
);

create index ledger_transactions_at on ledger_transactions (at);
create index ledger_transactions_memo on ledger_transactions (memo, at) where kind = 'order-payment';
create index order_history_problems on order_history (at) where machine = 'file' and to_state = 'problem';

create function seoul_day(moment timestamptz) returns date language sql immutable as $$
  select (moment at time zone 'Asia/Seoul')::date
$$;

create function note_report_booking() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) values (seoul_day(new.at));
  return null;
end $$;
create trigger ledger_transactions_reported after insert on ledger_transactions for each row execute function note_report_booking();

-- A promise is counted on the day that was promised; what a job costs on the day it was paid.
create function note_report_line() returns trigger language plpgsql as $$
begin
  insert into report_changes (day)
    select distinct d from unnest(array[old.due_day, new.due_day]) d where d is not null;
  if (old.production_state = 'cancelled') <> (new.production_state = 'cancelled') then
    insert into report_changes (day)
      select distinct seoul_day(t.at) from orders o
        join ledger_transactions t on t.memo = o.number and t.kind = 'order-payment' where o.id = new.order_id;
  end if;
  return null;
end $$;
create trigger order_lines_reported after update of due_day, production_state on order_lines for each row
  when (old.due_day is distinct from new.due_day
    or (old.production_state = 'cancelled') <> (new.production_state = 'cancelled'))
  execute function note_report_line();

create function note_report_history() returns trigger language plpgsql as $$
begin
  if new.machine = 'file' then
    insert into report_changes (day) values (seoul_day(new.at));
  else
    insert into report_changes (day)
      select distinct due_day from order_lines where order_id = new.order_id and due_day is not null;
  end if;
  return null;
end $$;
create trigger order_history_reported after insert on order_history for each row
  when ((new.machine = 'file' and new.to_state = 'problem') or (new.machine = 'delivery' and new.from_state = 'preparing'))
  execute function note_report_history();

create function note_report_step() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) select distinct d
    from unnest(array[seoul_day(new.done_at), case when tg_op = 'UPDATE' then seoul_day(old.done_at) end]) d where d is not null;
  return null;
end $$;
create trigger floor_steps_reported after insert or update of done_at, made, waste on floor_steps for each row
  execute function note_report_step();

create function note_report_case() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) values (seoul_day(case when tg_op = 'DELETE' then old.created_at else new.created_at end));
  return null;
end $$;
create trigger cases_reported after insert or delete or update of cause, cost on cases for each row execute function note_report_case();

-- What happened before there were reports is worked out by the same job, the newest days first.
insert into report_changes (day)
  select seoul_day(at) from ledger_transactions
  union select due_day from order_lines where due_day is not null
  union select seoul_day(at) from order_history where machine = 'file' and to_state = 'problem'
  union select seoul_day(done_at) from floor_steps where done_at is not null
  union select seoul_day(created_at) from cases;

-- Whoever keeps the books sees them; the owner gives the right to others. A session says what its account may do.
update staff_role set rights = rights || '{reports}' where id = 'finance' and not 'reports' = any (rights);
update session s set roles = s.roles || '{reports}'
  from staff_account a
  where a.id = s.subject_id and s.audience = 'staff' and s.ended_at is null and a.roles && '{finance,administrator}'
    and not 'reports' = any (s.roles);
