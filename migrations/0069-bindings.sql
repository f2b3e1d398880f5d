-- Binding requests of teachers: several PDFs in order that become one book. The request is kept so that the next one begins from it.

create table binding_sets (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- The title on the cover, for lists.
  title text not null check (length(title) between 1 and 40),
  request jsonb not null,
  -- The PDFs as they were uploaded, by hash; what is joined is exactly these bytes.
  files jsonb not null,
  state text not null check (state in ('joining', 'joined', 'failed')),
  failure text,
  -- Which of the files cannot be read, counted from 0.
  failed_file integer,
  -- SHA-256 of all that the joined body follows from: it is not written again when only the cover or the classes change.
  body_key text check (body_key ~ '^[0-9a-f]{64}$'),
  body jsonb,
  cover jsonb,
  -- The item of the cart that it lies in; the row of the item goes when it is ordered.
  item_id uuid,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'joined') = (cover is not null))
);
create index binding_sets_of_member on binding_sets (member_id, updated_at desc, id desc);
create unique index binding_sets_item on binding_sets (item_id) where item_id is not null;
-- The nights forget what nobody used for a year.
create index binding_sets_age on binding_sets (updated_at);
