-- Papers tell what was booked of an order: statements and the list of dealings ask the books by its number.
create index ledger_transactions_memo_at on ledger_transactions (memo, at);
