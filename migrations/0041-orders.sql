create table orders (
  id uuid primary key,
  number text not null unique check (number ~ '^\d{8}-[0-9A-Z]{6}$'),
  member_id uuid not null,
  payment_state text not null default 'unpaid' check (payment_state in
    ('unpaid','confirming','waiting-deposit','deferred','paid','partly-refunded','refunded','cancelled')),
  orderer jsonb not null,
  goods_supply bigint not null check (goods_supply >= 0),
  goods_vat bigint not null check (goods_vat >= 0),
  discount_total bigint not null default 0 check (discount_total >= 0),
  delivery_total bigint not null check (delivery_total >= 0),
  -- What is to be paid, VAT and delivery included.
  total bigint not null check (total >= 0 and total = goods_supply + goods_vat + delivery_total - discount_total),
  captured_total bigint not null default 0 check (captured_total >= 0 and captured_total <= total),
  refunded_total bigint not null default 0 check (refunded_total >= 0 and refunded_total <= captured_total),
  payment_method text,
  memo text not null default '',
  reorder_of uuid references orders (id),
  placed_at timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_requested_at timestamptz,
  check ((payment_state in ('paid','partly-refunded','refunded')) <= (paid_at is not null)),
  check ((payment_state in ('paid','partly-refunded','refunded')) <= (captured_total = total))
);
create index orders_member on orders (member_id, placed_at desc, id desc);
create index orders_payment on orders (payment_state, placed_at desc, id desc);
create index orders_placed on orders (placed_at desc, id desc);

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null check (position > 0),
  title text not null,
  product text not null,
  spec jsonb not null,
  quote jsonb not null,
  -- [{fileId, part, name, bytes, sha256, contentType}]: bound by hash, so that a replaced object is noticed.
  files jsonb not null default '[]',
  copies integer not null check (copies > 0),
  supply bigint not null check (supply >= 0),
  vat bigint not null check (vat >= 0),
  total bigint not null check (total = supply + vat),
  file_state text not null default 'no-file' check (file_state in
    ('no-file','checking','problem','ready','proofing','waiting-customer','changes-asked','approved')),
  production_state text not null default 'waiting' check (production_state in
    ('waiting','planned','printing','binding','packing','done','on-hold','remake','cancelled')),
  printed_at timestamptz,
  approved_at timestamptz,
  -- Dispatch day (출고예정일) in Seoul, set when both payment and approval are there.
  due_day date,
  unique (order_id, position)
);
create index order_lines_file on order_lines (file_state, order_id);
create index order_lines_production on order_lines (production_state, due_day, id);

create table order_deliveries (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null check (position > 0),
  method text not null check (method in ('courier','quick','freight','pickup')),
  recipient jsonb not null,
  -- [{line, copies}]: line is the position in the order.
  counts jsonb not null,
  fee bigint not null check (fee >= 0),
  grams integer not null check (grams >= 0),
  state text not null default 'preparing' check (state in
    ('preparing','pickup-ready','shipped','in-transit','delivered','confirmed')),
  courier text,
  tracking_number text,
  shipped_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, position)
);
create index order_deliveries_state on order_deliveries (state, id);

create table order_consents (
  order_id uuid not null references orders (id),
  kind text not null,
  text_version text not null,
  agreed_at timestamptz not null,
  primary key (order_id, kind)
);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  line_id uuid,
  delivery_id uuid,
  machine text not null check (machine in ('order','payment','file','production','delivery')),
  event text not null,
  from_state text,
  to_state text,
  by_kind text not null check (by_kind in ('customer','partner','staff','system')),
  by_id uuid,
  note text not null default '',
  at timestamptz not null
);
create index order_history_order on order_history (order_id, id);
