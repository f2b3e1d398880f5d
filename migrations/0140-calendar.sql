-- Days without work besides weekends: public holidays, and days on which the shop itself is closed.
create table calendar_days (
  day date primary key,
  kind text not null check (kind in ('holiday', 'closing')),
  name text not null check (length(name) between 1 and 60),
  -- Null: laid when the shop opened.
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);

-- From this day on, until the next row's: after this full hour, work counts from the next working day.
create table calendar_cut_offs (
  from_day date primary key,
  hour integer not null check (hour between 1 and 23),
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);
