-- A member's cart. Each add is one insert, so that parallel adds never overwrite one another.
create table cart_items (
  id uuid primary key,
  member_id uuid not null,
  title text not null,
  spec jsonb not null,
  files jsonb not null default '[]',
  -- The price as it was last shown to the member; the current one is worked out at each look.
  shown_quote jsonb not null,
  shown_total bigint not null check (shown_total >= 0),
  selected boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index cart_items_member on cart_items (member_id, created_at desc, id desc);
