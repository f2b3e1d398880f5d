-- What the shop was before strangers came: a stretch of time for each way in which it was not real. An account or a payment
-- made then proves nothing in a public shop, so a public start wants each stretch to be adopted, or another database.
create table shop_past (
  id bigint generated always as identity primary key,
  mode text not null check (mode in ('practice', 'demo')),
  began_at timestamptz not null,
  adopted_at timestamptz,
  -- Everybody of a demo had the administrator's password: nothing in it can be believed.
  check (mode = 'practice' or adopted_at is null)
);
create unique index shop_past_open on shop_past (mode) where adopted_at is null;

-- Before this table nothing said so, but only a shop that is not public writes down where its practice services run.
insert into shop_past (mode, began_at) select 'practice', '-infinity' where exists (select from practice_services);
