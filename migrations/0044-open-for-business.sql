-- What a shop still lacked before its first customer: a try of a service says whether it was the real one.

alter table service_checks add column was_real boolean not null default false;

-- How the shop looks: two colours, a logo for pages and papers, a stamp for papers. Pictures are small and never changed.
create table brand_pictures (
  id uuid primary key,
  use text not null check (use in ('logo', 'stamp')),
  -- As it was drawn, cleaned; null when a PNG was given.
  svg text check (length(svg) <= 200000),
  png bytea not null check (octet_length(png) <= 1048576),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  made_at timestamptz not null,
  staff_id uuid not null references staff_account (id)
);

alter table shop_settings
  add column colours jsonb not null default '{"action": "#ff6a13", "accent": "#c43e00"}',
  add column logo_id uuid references brand_pictures (id),
  add column stamp_id uuid references brand_pictures (id);

-- The owner takes the samples of a practice shop away: who asked, when it ended, and what had to stay.
create table sample_removals (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid not null references staff_account (id),
  ended_at timestamptz,
  left_over text[] not null default '{}'
);
-- One at a time.
create unique index sample_removals_running on sample_removals ((true)) where ended_at is null;
