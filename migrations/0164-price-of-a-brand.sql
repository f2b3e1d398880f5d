-- What members of a brand pay for jobs of options and bound requests, as percent of the shop's price.
alter table brands add column price_percent integer not null default 100 check (price_percent between 50 and 200);
