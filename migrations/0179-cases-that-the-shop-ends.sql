-- When the shop itself ended a case: what its customer had agreed to is then no refusal of theirs.
alter table cases add column declined_at timestamptz;
