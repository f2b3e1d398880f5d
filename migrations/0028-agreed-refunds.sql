-- What a customer and the shop agree to give back for a fault goes by the ways of every repayment.

alter table repayments drop constraint repayments_cause_check;
alter table repayments add constraint repayments_cause_check
  check (cause in ('order-cancelled', 'paid-twice', 'other-amount', 'refund-refused', 'agreed-refund'));
alter table repayments add constraint repayments_agreed_of_order check (cause <> 'agreed-refund' or order_id is not null);
create index repayments_order on repayments (order_id) where order_id is not null;

-- Each repayment has one refund open at most, by payment_one_open_repayment: two faults of an order need not wait for each other.
drop index payment_one_open_refund;
create unique index payment_one_open_refund on payment_refunds (attempt_id, order_id)
  where state = 'requested' and repayment_id is null;

-- The repayment that an agreed refund began.
alter table cases add column repayment_id uuid unique references repayments (id);
