-- Bank account and pick-up time become settings of the shop, two people may change them at once, and each change is kept.

alter table shop_settings
  add column bank jsonb not null default '{"bank": null, "number": null, "holder": null}',
  add column pick_up_at text not null default '17:00' check (pick_up_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column version integer not null default 1;

create table shop_changes (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid not null references staff_account (id),
  field text not null,
  before text,
  after text
);
create index shop_changes_newest on shop_changes (at desc, id);
