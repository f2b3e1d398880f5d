-- A line that is changed after its payment is another job: the days it was paid on divide their sale, paper and cost anew.

create function note_report_change() returns trigger language plpgsql as $$
begin
  insert into report_changes (day)
    select distinct seoul_day(t.at) from orders o
      join ledger_transactions t on t.memo = o.number and t.kind in ('order-payment', 'order-change') where o.id = new.order_id;
  return null;
end $$;
create trigger order_lines_changed_in_reports after update of spec, quote, supply on order_lines for each row
  when (old.supply <> new.supply or old.spec <> new.spec or old.quote <> new.quote)
  execute function note_report_change();
