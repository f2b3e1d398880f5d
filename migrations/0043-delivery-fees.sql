-- Delivery fees become data of the shop: each version holds from a day, and orders and estimates keep the one they were made by.

create table delivery_fees (
  version integer primary key check (version > 0),
  -- A day in Seoul. Valid is the newest version of the latest day that has come.
  from_day date not null,
  fees jsonb not null,
  made_at timestamptz not null,
  -- Null: what the shop began with.
  staff_id uuid references staff_account (id),
  -- Taken back before its day came.
  withdrawn_at timestamptz
);
create index delivery_fees_from on delivery_fees (from_day desc, version desc) where withdrawn_at is null;

insert into delivery_fees (version, from_day, fees, made_at) values (1, '2000-01-01', '{
  "steps": [{"upTo": 20000, "fee": 3500}],
  "freeFrom": 100000,
  "regions": [
    {"name": "제주", "surcharge": 4000, "zipcodes": [["63000", "63644"]]},
    {"name": "울릉도", "surcharge": 4000, "zipcodes": [["40200", "40240"]]}
  ],
  "carriers": {"quick": null, "freight": null}
}', now());

alter table orders add column fees_version integer not null default 1 references delivery_fees (version);
alter table estimates add column fees_version integer not null default 1 references delivery_fees (version);
