-- A price promised to a customer until a day: jobs and quotes are frozen as they were when it was made.
create table estimates (
  id uuid primary key,
  number text not null unique check (number ~ '^E[0-9]{8}-[0-9A-Z]{4}$'),
  member_id uuid not null,
  state text not null default 'open' check (state in ('open', 'ordered', 'expired', 'withdrawn')),
  -- Who it is addressed to, as on the paper.
  receiver jsonb not null,
  discount_rate numeric(5, 2) not null check (discount_rate between 0 and 100),
  tariff_version text not null,
  goods_supply bigint not null check (goods_supply > 0),
  goods_vat bigint not null check (goods_vat >= 0),
  discount_total bigint not null check (discount_total >= 0),
  delivery_total bigint not null check (delivery_total >= 0),
  total bigint not null check (total = goods_supply + goods_vat - discount_total + delivery_total),
  -- The staff member who made it for the customer; null when the customer did.
  staff_id uuid,
  staff_name text,
  note text,
  version integer not null default 1,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  order_id uuid references orders (id),
  ordered_at timestamptz,
  check ((state = 'ordered') = (order_id is not null) and (order_id is null) = (ordered_at is null))
);
create index estimates_member on estimates (member_id, made_at desc, id desc);
create index estimates_newest on estimates (made_at desc, id desc);
create index estimates_open on estimates (expires_at) where state = 'open';
create index estimates_order on estimates (order_id) where order_id is not null;

create table estimate_lines (
  estimate_id uuid not null references estimates (id) on delete cascade,
  position integer not null check (position between 1 and 30),
  title text not null,
  spec jsonb not null,
  -- The quote of then with what staff adjusted as lines of its own.
  quote jsonb not null,
  supply bigint not null check (supply > 0),
  vat bigint not null check (vat >= 0),
  primary key (estimate_id, position)
);

-- A cart item that came from an estimate keeps its price while the estimate is open and all of its jobs stay together.
alter table cart_items
  add column estimate_id uuid references estimates (id),
  add column estimate_position integer,
  add check ((estimate_id is null) = (estimate_position is null));
create unique index cart_items_estimate on cart_items (estimate_id, estimate_position) where estimate_id is not null;
