-- Why a package or a bound book is not made yet, while the machine is in trouble; null where nothing is in the way.
alter table press_packages add column delay text;
alter table binding_sets add column delay text;
