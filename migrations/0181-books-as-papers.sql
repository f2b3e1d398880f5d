-- The books of an order take the VAT of its papers. Of an order that was booked before they did, what goes back undoes what was booked.
alter table orders add column books_as_papers boolean not null default false;
alter table orders alter column books_as_papers set default true;
