-- What a job really cost is counted on the day on which it was packed; what is written down of its earlier steps afterwards changes that day.
create or replace function note_report_step() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) select distinct d from (
    select unnest(array[seoul_day(new.done_at), case when tg_op = 'UPDATE' then seoul_day(old.done_at) end]) as d
    union select seoul_day(p.done_at) from floor_steps p where p.line_id = new.line_id and p.round = new.round and p.kind = 'pack'
  ) days where d is not null;
  return null;
end $$;

insert into report_changes (day) select distinct seoul_day(done_at) from floor_steps where kind = 'pack' and done_at is not null;
