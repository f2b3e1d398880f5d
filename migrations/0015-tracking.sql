-- What couriers say of parcels, asked by a job and never when a page is looked at.
create table shipment_tracking (
  shipment_id uuid primary key references shipments (id),
  stage text not null default 'waiting' check (stage in
    ('waiting','registered','picked-up','moving','at-branch','out','delivered','returned','lost')),
  -- Calls in a row that brought nothing.
  misses integer not null default 0 check (misses >= 0),
  looked_at timestamptz,
  -- Null when there is nothing more to ask.
  next_look_at timestamptz,
  delivered_at timestamptz
);
create index shipment_tracking_due on shipment_tracking (next_look_at) where next_look_at is not null;

create table shipment_events (
  shipment_id uuid not null references shipments (id),
  seq integer not null check (seq > 0),
  at timestamptz not null,
  place text not null,
  text text not null,
  stage text not null,
  primary key (shipment_id, seq)
);

-- Parcels that need a person: one row for each reason.
create table parcel_troubles (
  id uuid primary key,
  shipment_id uuid not null references shipments (id),
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('returned','lost','delayed','unknown-number')),
  since timestamptz not null,
  resolved_at timestamptz,
  -- Null when it ended by itself.
  resolved_by uuid,
  note text,
  unique (shipment_id, kind),
  check ((resolved_at is null) = (note is null))
);
create index parcel_troubles_open on parcel_troubles (since, id) where resolved_at is null;
create index parcel_troubles_order on parcel_troubles (order_id);

-- Parcels that left before anybody asked their courier.
insert into shipment_tracking (shipment_id, next_look_at)
  select id, now() from shipments where tracking_number is not null and dispatched_at > now() - interval '30 days';

-- What is confirmed by the clock: arrived, and nobody has said so.
create index order_deliveries_delivered on order_deliveries (delivered_at, id) where state = 'delivered';
