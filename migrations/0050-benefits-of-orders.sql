-- What an order was paid with besides money: a coupon takes off, points and e-money pay before the gateway is asked for the rest.

alter table orders
  add column coupon_total bigint not null default 0 check (coupon_total >= 0),
  add column points_total bigint not null default 0 check (points_total >= 0),
  add column emoney_total bigint not null default 0 check (emoney_total >= 0),
  -- Whether what points and e-money paid stands in the books as sold, and how much of it was given back.
  add column prepaid_booked boolean not null default false,
  add column prepaid_returned bigint not null default 0 check (prepaid_returned >= 0);
alter table orders
  add constraint orders_returned_check check (prepaid_returned <= points_total + emoney_total),
  -- What the gateway, the bank or the customer's account is asked for is what benefits left.
  drop constraint orders_check,
  add constraint orders_total_check check (total >= 0 and total =
    goods_supply + goods_vat + delivery_total - discount_total - coupon_total - points_total - emoney_total),
  drop constraint orders_check3,
  add constraint orders_kept_check check (kept_total <= captured_total + points_total + emoney_total);

insert into ledger_accounts (code, kind) values ('prepaid-applied', 'liability');
