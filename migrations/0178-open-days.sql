-- Days that were compared and not closed are asked for whenever finance looks at its queue.
create index closing_comparisons_open on closing_comparisons (day) where closed_at is null;
-- What firms owe of their statements is asked for with it.
create index orders_owing on orders (id) where receivable_total > 0;
