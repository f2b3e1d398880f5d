-- Tax invoices and cash receipts: what proves a purchase in cash to the tax office, and what became of each paper.

create table tax_documents (
  id uuid primary key,
  -- The document's own name at the issuing service: whoever asks twice asks about the same paper.
  mgt_key text not null unique check (mgt_key ~ '^[A-Za-z0-9_-]{1,24}$'),
  kind text not null check (kind in ('tax-invoice', 'income-receipt', 'expense-receipt')),
  state text not null check (state in ('waiting', 'issuing', 'issued', 'sent', 'done', 'failed', 'proposed', 'cancelled')),
  member_id uuid not null references member (id),
  -- What it changes of another paper; null: it stands for itself.
  original_id uuid references tax_documents (id),
  amend_code integer check (amend_code in (1, 2, 3, 4, 6)),
  -- `month`: orders of one firm and month are gathered until it is over.
  per text not null default 'order' check (per in ('order', 'month')),
  buyer jsonb not null,
  write_day date not null,
  due_day date not null,
  supply bigint not null,
  vat bigint not null,
  items jsonb not null default '[]',
  -- Paid when written (영수); else asked for (청구).
  paid boolean not null default true,
  confirm_number text,
  confirm_day date,
  failure_code text,
  failure_message text,
  asked_by text not null check (asked_by in ('customer', 'staff', 'system')),
  asked_at timestamptz not null,
  -- Set before the service is asked, so that a lost answer is looked up.
  issue_started_at timestamptz,
  looked_up_at timestamptz,
  issued_at timestamptz,
  settled_at timestamptz,
  check ((amend_code is null) or (original_id is not null and kind = 'tax-invoice'))
);
create index tax_documents_member on tax_documents (member_id, write_day desc);
create index tax_documents_open on tax_documents (due_day) where state in ('waiting', 'issuing', 'issued', 'sent', 'failed', 'proposed');
create index tax_documents_original on tax_documents (original_id) where original_id is not null;
create unique index tax_documents_month on tax_documents (member_id, (buyer ->> 'businessNumber'), write_day)
  where per = 'month' and state = 'waiting';

create table tax_document_orders (
  document_id uuid not null references tax_documents (id),
  order_id uuid not null references orders (id),
  supply bigint not null,
  vat bigint not null,
  primary key (document_id, order_id)
);
create index tax_document_orders_order on tax_document_orders (order_id);

create table tax_document_events (
  id bigint generated always as identity primary key,
  document_id uuid not null references tax_documents (id),
  event text not null,
  by_kind text not null,
  by_id uuid,
  note text not null default '',
  at timestamptz not null
);
create index tax_document_events_document on tax_document_events (document_id, id);

-- Whom a member's invoices go to, and whether orders of a month are gathered on one.
create table tax_buyers (
  member_id uuid primary key references member (id),
  buyer jsonb not null,
  monthly boolean not null default false,
  changed_at timestamptz not null
);

-- What invoices say of the shop beside its company details.
create table tax_settings (
  single boolean primary key default true check (single),
  business_type text,
  business_item text,
  -- Cash that nobody asked a receipt for gets one by 010-000-1234.
  self_receipts boolean not null default false,
  changed_at timestamptz not null
);
