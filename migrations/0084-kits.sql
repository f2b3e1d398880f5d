-- A kit of paper samples is a line of an order (ADR 0081). What it costs and whether it is offered is the owner's.
create table kit_settings (
  id boolean primary key default true check (id),
  open boolean not null,
  -- VAT and postage included; nothing where it is given away.
  price bigint not null check (price between 0 and 100000),
  most integer not null check (most between 1 and 30),
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null
);
insert into kit_settings (open, price, most, changed_at) values (false, 0, 6, now());

-- A person has one living order of it: the member, and whoever has proven the same phone.
create unique index order_lines_kit_person on order_lines ((origin ->> 'person'))
  where origin ->> 'kind' = 'kit' and production_state <> 'cancelled';
create unique index order_lines_kit_phone on order_lines ((origin ->> 'phone'))
  where origin ->> 'kind' = 'kit' and production_state <> 'cancelled';
create index cart_items_kit on cart_items (member_id) where origin ->> 'kind' = 'kit' and removed_at is null;
