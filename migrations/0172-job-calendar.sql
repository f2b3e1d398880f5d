-- The queue remembers of each periodic job when it was last due, and lets none come before. What a clock that was ahead wrote there
-- would keep them all away until that day; so the shop keeps the latest time that it saw, and counts the times that it went back.
create table job_calendar (
  number int primary key,
  seen timestamptz not null
);
create unique index job_calendar_once on job_calendar ((true));
insert into job_calendar (number, seen) values (1, now());
