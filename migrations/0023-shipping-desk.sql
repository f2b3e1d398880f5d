-- The desk of what leaves today: how each courier numbers and collects, what its lists look like, and what was decided about
-- a parcel before it left.

-- An older server goes on reading number_pattern; from here on it only tells who needs a number at all.
alter table couriers add column number_lengths integer[] not null default '{}';
alter table couriers add column check_digit text not null default 'none' check (check_digit in ('none', 'mod-7'));
alter table couriers add column pick_up_at text not null default '17:00' check (pick_up_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
update couriers set number_lengths = '{10,12}' where code = '04';
update couriers set number_lengths = '{10,12}', check_digit = 'mod-7' where code = '05';
update couriers set number_lengths = '{10,12,13}' where code = '08';
update couriers set number_lengths = '{13}' where code = '01';
update couriers set number_lengths = '{11}', check_digit = 'mod-7' where code = '06';
update couriers set number_lengths = '{9,10,11,12,13,14,15,16}' where code in ('22', '23');

-- Columns of the lists that go to a courier and come back from it. Nothing here: the shop has not changed them.
create table courier_sheets (
  courier text primary key references couriers (code),
  export_columns jsonb,
  import_columns jsonb,
  imported_at timestamptz
);

-- What the desk decided about an address before its parcels left.
create table parcel_plans (
  delivery_id uuid primary key references order_deliveries (id) on delete cascade,
  courier text references couriers (code),
  not_before date,
  label_printed_at timestamptz,
  listed_at timestamptz
);

-- Until when somebody of the staff sees whom the parcels of the day are for.
create table desk_openings (
  staff_id uuid primary key,
  opened_at timestamptz not null,
  until timestamptz not null
);

create table waybill_corrections (
  id uuid primary key,
  shipment_id uuid not null references shipments (id) on delete cascade,
  order_id uuid not null,
  courier text not null,
  before_number text not null,
  after_number text not null,
  reason text not null check (reason in ('mistyped', 'relabelled', 'courier-changed')),
  told boolean not null,
  corrected_at timestamptz not null,
  corrected_by uuid not null
);
create index waybill_corrections_shipment on waybill_corrections (shipment_id, corrected_at);
