-- Until when the rest of an order that is paid in two parts is to be paid (ADR 0092).

alter table orders add column rest_due_day date;
-- What was agreed before anybody was asked for a day: the same two weeks that a new agreement begins with.
update orders set rest_due_day = current_date + 14 where advance_total > 0;
alter table orders add constraint orders_rest_due_check check ((rest_due_day is null) = (advance_total = 0));
