-- What the shop keeps of the money of an order that was cancelled by agreement, VAT included.
alter table orders add column kept_total bigint not null default 0 check (kept_total >= 0 and kept_total <= captured_total);
-- Sealed: where a deposit goes back to, given with the wish to cancel; gone as soon as staff has answered.
alter table orders add column cancel_refund_account text;
