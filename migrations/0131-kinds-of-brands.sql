-- Kinds of products that a brand without a room of its own sells to its members, in its own cart and under its own name.
alter table brands add column kinds text[] not null default '{}';
