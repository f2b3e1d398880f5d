-- A percentage that was agreed by contract is not called a grade's, on whichever paper it stands.
alter table orders add column discount_agreed boolean not null default false;
alter table estimates add column discount_agreed boolean not null default false;
