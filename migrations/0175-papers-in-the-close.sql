-- The close of a day also lays tax invoices and cash receipts beside the orders that they prove.
alter table closing_differences drop constraint closing_differences_kind_check;
alter table closing_differences add constraint closing_differences_kind_check
  check (kind in ('gateway-only', 'books-only', 'other-amount', 'bank-open', 'by-hand', 'order', 'paper'));
create index tax_documents_written on tax_documents (write_day);
