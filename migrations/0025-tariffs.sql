-- Price lists. A published one is never changed: quotes name the version they were made with.
create table tariffs (
  version text primary key check (version ~ '^[0-9]{4}-[0-9]{2}(\.[0-9]{1,3})?$'),
  valid_from date not null,
  body jsonb not null,
  published_at timestamptz not null,
  constraint tariffs_body_names_version check (body ->> 'version' = version)
);
create index tariffs_valid_from on tariffs (valid_from desc, published_at desc);

create trigger tariffs_append_only before update or delete on tariffs
  for each row execute function refuse_change();
