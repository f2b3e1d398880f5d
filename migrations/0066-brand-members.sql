-- Who asks to become a member of a brand, with what they say of themselves, and what was decided.

create table brand_requests (
  id uuid primary key,
  brand_id text not null references brands (id),
  member_id uuid not null references member (id),
  state text not null check (state in ('waiting', 'approved', 'refused')),
  academy text not null check (length(academy) <= 80),
  -- Name of the branch or number of the contract with the brand.
  contract text not null check (length(contract) <= 60),
  -- Standing of the member before; a refusal leaves or gives it back.
  was text not null check (was ~ '^[a-z-]{3,30}$'),
  asked_at timestamptz not null,
  decided_by uuid references staff_account (id),
  decided_at timestamptz,
  reason text check (length(reason) <= 200),
  check ((state = 'waiting') = (decided_at is null))
);
-- One at a time: a second one would not know what the first comes to.
create unique index brand_requests_waiting on brand_requests (brand_id, member_id) where state = 'waiting';
create index brand_requests_desk on brand_requests (asked_at, id) where state = 'waiting';
create index brand_requests_of_brand on brand_requests (brand_id, asked_at, id) where state = 'waiting';
create index brand_requests_member on brand_requests (member_id, brand_id, asked_at desc);

-- The desk narrows its table of orders by brand.
alter table order_table_lines add column brand text;
create or replace view order_table_now as
  select l.id as line_id, l.order_id, l.position, o.member_id, o.placed_at, l.product, o.payment_state, l.file_state, l.production_state,
    coalesce((
      select d.state from order_delivery_lines c join order_deliveries d on d.id = c.delivery_id where c.line_id = l.id
      order by array_position(array['preparing', 'pickup-ready', 'shipped', 'in-transit', 'delivered', 'confirmed'], d.state)
      limit 1), 'preparing') as delivery_state,
    l.due_day, l.total, a.staff_id,
    o.memo <> '' as has_memo, o.in_work, o.brand
  from order_lines l
  join orders o on o.id = l.order_id
  left join order_assignees a on a.order_id = l.order_id;

-- The brand of an order never changes: it is written once, with the line.
update order_table_lines t set brand = o.brand from orders o where o.id = t.order_id and o.brand is not null;
create index order_table_brand on order_table_lines (brand, placed_at desc, order_id desc);

-- Whom to call at a brand is a line of the shop's, and no person.
update brands set contact = jsonb_build_object('telephone', contact -> 'phone', 'mail', contact -> 'email', 'hours', contact -> 'hours');
