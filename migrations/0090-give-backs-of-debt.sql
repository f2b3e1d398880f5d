-- What is given back of an order that is owed comes off what its firm owes, before any money moves.
alter table give_backs add column debt bigint not null default 0 check (debt >= 0);
alter table give_backs drop constraint give_backs_check;
alter table give_backs add constraint give_backs_means check (amount = cash + emoney + points + debt);
