-- What the customer asked on the order sheet: how the purchase is proved, and whose name stands on the boxes.
alter table orders add column evidence jsonb;
alter table orders add column sender jsonb;
-- Deleted by the customer, who can put it back for a week.
alter table cart_items add column removed_at timestamptz;
create index cart_items_removed on cart_items (removed_at) where removed_at is not null;
