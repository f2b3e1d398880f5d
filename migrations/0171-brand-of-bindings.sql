-- Of which brand a request was asked for: its prices, its members and its cart are that brand's.
alter table binding_sets add column brand text not null default 'matholic' references brands (id);
alter table binding_sets alter column brand drop default;
drop index binding_sets_of_member;
create index binding_sets_of_member on binding_sets (member_id, brand, updated_at desc, id desc);
