-- How many copies of which line a delivery carries: rows with keys, not positions in a document.
create table order_delivery_lines (
  delivery_id uuid not null references order_deliveries (id),
  line_id uuid not null references order_lines (id),
  copies integer not null check (copies > 0),
  primary key (delivery_id, line_id)
);
create index order_delivery_lines_line on order_delivery_lines (line_id);

insert into order_delivery_lines (delivery_id, line_id, copies)
  select d.id, l.id, sum((c ->> 'copies')::int)
    from order_deliveries d
    cross join lateral jsonb_array_elements(d.counts) c
    join order_lines l on l.order_id = d.order_id and l.position = (c ->> 'line')::int
   where (c ->> 'copies')::int > 0
   group by d.id, l.id;
alter table order_deliveries drop column counts;
