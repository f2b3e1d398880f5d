-- A password that the shop chose is known to two people: its partner replaces it before doing anything else.
alter table partner_account add column password_temporary boolean not null default false;
