-- The order table of the desk: each line with all it is filtered and sorted by, in one narrow row, so that a page costs the same in
-- an old shop as in a new one. Written by triggers with every change, as the words of the search are.
create table order_table_lines (
  line_id uuid primary key references order_lines (id) on delete cascade,
  order_id uuid not null,
  position integer not null,
  member_id uuid not null,
  placed_at timestamptz not null,
  product text not null,
  payment_state text not null,
  file_state text not null,
  production_state text not null,
  -- The least advanced parcel with this line; preparing while there is none.
  delivery_state text not null,
  due_day date,
  total bigint not null,
  -- Who looks after the order.
  staff_id uuid,
  has_memo boolean not null,
  in_work boolean not null
);

create view order_table_now as
  select l.id as line_id, l.order_id, l.position, o.member_id, o.placed_at, l.product, o.payment_state, l.file_state, l.production_state,
    coalesce((
      select d.state from order_delivery_lines c join order_deliveries d on d.id = c.delivery_id where c.line_id = l.id
      order by array_position(array['preparing', 'pickup-ready', 'shipped', 'in-transit', 'delivered', 'confirmed'], d.state)
      limit 1), 'preparing') as delivery_state,
    l.due_day, l.total, a.staff_id,
    o.memo <> '' as has_memo, o.in_work
  from order_lines l
  join orders o on o.id = l.order_id
  left join order_assignees a on a.order_id = l.order_id;

insert into order_table_lines select * from order_table_now;

create index order_table_age on order_table_lines (placed_at desc, order_id desc, position);
create index order_table_due on order_table_lines ((coalesce(due_day, 'infinity'::date)), order_id);
create index order_table_amount on order_table_lines (total, order_id);
create index order_table_member on order_table_lines (member_id, placed_at desc, order_id desc);
create index order_table_staff on order_table_lines (staff_id, placed_at desc, order_id desc) where staff_id is not null;
create index order_table_memo on order_table_lines (placed_at desc, order_id desc) where has_memo;
create index order_table_in_work on order_table_lines (placed_at desc, order_id desc) where in_work;
create index order_table_product on order_table_lines (product, placed_at desc, order_id desc);
create index order_table_payment on order_table_lines (payment_state, placed_at desc, order_id desc);
create index order_table_file on order_table_lines (file_state, placed_at desc, order_id desc);
create index order_table_production on order_table_lines (production_state, placed_at desc, order_id desc);
create index order_table_delivery on order_table_lines (delivery_state, placed_at desc, order_id desc);

create function write_order_table(lines uuid[]) returns void language sql as $$
  insert into order_table_lines select * from order_table_now where line_id = any (lines)
    on conflict (line_id) do update set
      position = excluded.position, member_id = excluded.member_id, placed_at = excluded.placed_at, product = excluded.product,
      payment_state = excluded.payment_state, file_state = excluded.file_state, production_state = excluded.production_state,
      delivery_state = excluded.delivery_state, due_day = excluded.due_day, total = excluded.total, staff_id = excluded.staff_id,
      has_memo = excluded.has_memo, in_work = excluded.in_work
    where row(order_table_lines.*) is distinct from row(excluded.*)
$$;

create function note_table_line() returns trigger language plpgsql as $$
begin
  perform write_order_table(array[new.id]);
  return null;
end $$;

create function note_table_order() returns trigger language plpgsql as $$
begin
  perform write_order_table(array(select id from order_lines where order_id = new.id));
  return null;
end $$;

create function note_table_of_order() returns trigger language plpgsql as $$
begin
  perform write_order_table(array(select id from order_lines where order_id = coalesce(new.order_id, old.order_id)));
  return null;
end $$;

create function note_table_parcel() returns trigger language plpgsql as $$
begin
  perform write_order_table(array[coalesce(new.line_id, old.line_id)]);
  return null;
end $$;

create trigger order_lines_tabled after insert on order_lines for each row execute function note_table_line();
create trigger order_lines_tabled_again
  after update of file_state, production_state, due_day, product, total, position on order_lines for each row
  when (row(old.file_state, old.production_state, old.due_day, old.product, old.total, old.position)
    is distinct from row(new.file_state, new.production_state, new.due_day, new.product, new.total, new.position))
  execute function note_table_line();
create trigger orders_tabled after update of payment_state, in_work, member_id, memo, placed_at on orders for each row
  when (row(old.payment_state, old.in_work, old.member_id, old.memo, old.placed_at)
    is distinct from row(new.payment_state, new.in_work, new.member_id, new.memo, new.placed_at))
  execute function note_table_order();
create trigger order_deliveries_tabled after update of state on order_deliveries for each row
  when (old.state <> new.state) execute function note_table_of_order();
create trigger order_delivery_lines_tabled after insert or delete on order_delivery_lines for each row
  execute function note_table_parcel();
create trigger order_assignees_tabled after insert or update or delete on order_assignees for each row
  execute function note_table_of_order();

-- Orders are also found by the customer's e-mail and by the numbers of their parcels.
create function waybills_of(line uuid, of_order uuid) returns text language sql stable as $$
  select ' ' || string_agg(regexp_replace(s.tracking_number, '\D', '', 'g'), ' ') from shipments s
   where s.order_id = of_order and line = any (s.line_ids)
$$;

create or replace view order_line_words as
  select l.id as line_id, l.order_id, l.position, o.placed_at, l.product,
    concat_ws(' ', '', btrim(search_words(o.number)), phone.last8, left(phone.last8, 4), right(phone.last8, 4),
      btrim(said.words), endings_of(said.words), nullif(btrim(search_words(o.orderer ->> 'email')), ''),
      ltrim(waybills_of(l.id, l.order_id))) as words
  from order_lines l
  join orders o on o.id = l.order_id
  cross join lateral (select right(regexp_replace(o.orderer ->> 'phone', '\D', '', 'g'), 8) as last8) phone
  cross join lateral (
    select search_words(concat_ws(' ', o.orderer ->> 'name', o.orderer ->> 'company', l.title,
      (select string_agg(f ->> 'name', ' ') from jsonb_array_elements(l.files) f))) as words) said;

create function note_waybill_words() returns trigger language plpgsql as $$
begin
  update order_line_search s set words = w.words from order_line_words w
   where w.order_id = coalesce(new.order_id, old.order_id) and s.line_id = w.line_id and s.words <> w.words;
  return null;
end $$;

create trigger shipments_searched after insert or delete on shipments for each row execute function note_waybill_words();
create trigger shipments_searched_again after update of tracking_number, line_ids on shipments for each row
  when (row(old.tracking_number, old.line_ids) is distinct from row(new.tracking_number, new.line_ids))
  execute function note_waybill_words();

update order_line_search s set words = w.words from order_line_words w where s.line_id = w.line_id and s.words <> w.words;

-- Filters of the order table that somebody keeps under a name.
create table order_views (
  id uuid primary key,
  staff_id uuid not null references staff_account (id),
  name text not null,
  -- Everybody at the desk sees it.
  shared boolean not null default false,
  filter jsonb not null,
  sort text not null,
  columns jsonb not null,
  updated_at timestamptz not null
);
create index order_views_staff on order_views (staff_id);
