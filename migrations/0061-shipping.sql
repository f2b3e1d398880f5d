create table couriers (
  code text primary key,
  name text not null unique,
  -- Digits a number may have, as a regular expression; null where there is no number (messenger, pick-up).
  number_pattern text,
  -- {no} stands for the number; null where the courier has no page for it.
  tracking_url text check (tracking_url is null or (tracking_url like 'https://%' and tracking_url like '%{no}%')),
  position integer not null,
  active boolean not null default true
);

-- One parcel of a delivery; a delivery may go in several.
create table shipments (
  id uuid primary key,
  delivery_id uuid not null references order_deliveries (id),
  order_id uuid not null references orders (id),
  courier text not null references couriers (code),
  tracking_number text,
  line_ids uuid[] not null check (cardinality(line_ids) > 0),
  dispatched_at timestamptz not null,
  dispatched_by uuid not null,
  unique (courier, tracking_number)
);
create index shipments_order on shipments (order_id, dispatched_at, id);
create index shipments_day on shipments (dispatched_at, id);

-- Who at the shop looks after an order.
create table order_assignees (
  order_id uuid primary key references orders (id),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null
);
create index order_assignees_staff on order_assignees (staff_id, order_id);
