-- Where the one program of practice services runs (payment gateway, mailbox …), so that all servers of the database use the same.
create table practice_services (
  single boolean primary key default true check (single),
  addresses jsonb not null,
  -- Journal of the payment gateway on the machine that started it: whoever starts it next there goes on with the same payments.
  journal text not null
);
