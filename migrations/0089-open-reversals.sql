-- What was taken back and nobody has settled is few, however much was ever taken back.
create index payment_reversals_open on payment_reversals (taken_at, id) where outcome is null;
