-- Points and e-money of members: what is left of a lot, where it came from, and which order a booking is about.

alter table ledger_lots
  -- What is left. Kept by the trigger below with every posting; a check is the last line against spending it twice.
  add column remaining bigint not null default 0 check (remaining >= 0),
  add column origin text not null default 'grant'
    check (origin in ('purchase', 'review', 'grant', 'gift-card', 'returned')),
  -- The order, review, gift card or grant that gave it, or the lot whose value came back.
  add column source_id uuid;
create index ledger_lots_live on ledger_lots (account, expires_at) where remaining > 0;
create index ledger_lots_ending on ledger_lots (expires_at) where remaining > 0;
create index ledger_accounts_owner on ledger_accounts (owner_id) where owner_id is not null;

alter table ledger_transactions add column order_id uuid;
create index ledger_transactions_of_order on ledger_transactions (order_id) where order_id is not null;

create function keep_lot_remaining() returns trigger language plpgsql as $$
begin
  -- Lots are liabilities: a credit is negative and fills the lot.
  update ledger_lots set remaining = remaining - new.amount where id = new.lot_id and account = new.account;
  if not found then
    raise exception 'lot % is not of account %', new.lot_id, new.account;
  end if;
  return null;
end $$;
create trigger ledger_postings_of_lots after insert on ledger_postings for each row
  when (new.lot_id is not null) execute function keep_lot_remaining();

-- Value that moves between the shop and a member is no sale: the reports need not count its day again.
drop trigger ledger_transactions_reported on ledger_transactions;
create trigger ledger_transactions_reported after insert on ledger_transactions for each row
  when (new.kind not like 'value-%' and new.kind not like 'gift-card-%') execute function note_report_booking();

insert into ledger_accounts (code, kind) values
  ('emoney-granted', 'expense'), ('emoney-expired', 'income');
