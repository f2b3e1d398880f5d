-- Examples show an empty shop what a review looks like: marked as such, never counted, and bound to no order.

alter table reviews add column example boolean not null default false;
alter table reviews alter column order_line_id drop not null;
alter table reviews alter column member_id drop not null;
alter table reviews add constraint reviews_come_from_an_order
  check (example = (order_line_id is null) and example = (member_id is null));
