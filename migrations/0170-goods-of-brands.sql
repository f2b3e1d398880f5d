-- A brand sells what the desk chose for it: textbooks, bound requests, kinds of products, or several of them.
alter table brands drop constraint brands_sells_check;
alter table brands alter column sells type text[] using array_remove(array[sells], null);
alter table brands
  alter column sells set default '{}',
  alter column sells set not null,
  add constraint brands_sells_check check (sells <@ array['editions', 'bindings']);
