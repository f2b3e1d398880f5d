-- The customer's files for a job, bound by hash as in the cart: [{fileId, part, name, bytes, sha256, contentType}].
alter table estimate_lines add column files jsonb not null default '[]';

-- Looking for an estimate by part of the customer's name or company.
create index estimates_receiver_search on estimates
  using gin ((coalesce(receiver->>'name', '') || ' ' || coalesce(receiver->>'company', '')) gin_trgm_ops);
create index estimates_number_search on estimates (number text_pattern_ops);
