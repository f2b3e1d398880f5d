-- The end of the edition that waits is its own: what visitors read meanwhile keeps the end that somebody gave it.
alter table written_items add column next_until timestamptz;
update written_items set next_until = until where next_at is not null;
