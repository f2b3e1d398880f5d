-- Calls of this minute that all servers of the shop count together (log-ins and codes). What is lost with the power is a minute.
create unlogged table call_count (
  -- SHA-256 of the kind of call and the address or account.
  key bytea not null check (octet_length(key) = 32),
  minute timestamptz not null,
  calls integer not null,
  primary key (key, minute)
);
