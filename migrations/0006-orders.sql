-- Carts, estimates, orders and the work they make.

create table orders (
  id uuid primary key,
  number text not null unique check (number ~ '^\d{8}-[0-9A-Z]{6}$'),
  -- The row of a member stays when the member leaves.
  member_id uuid not null references member (id),
  payment_state text not null default 'unpaid' check (payment_state in
    ('unpaid','confirming','waiting-deposit','deferred','paid','partly-refunded','refunded','cancelled')),
  orderer jsonb not null,
  goods_supply bigint not null check (goods_supply >= 0),
  goods_vat bigint not null check (goods_vat >= 0),
  discount_total bigint not null default 0 check (discount_total >= 0),
  delivery_total bigint not null check (delivery_total >= 0),
  -- What is to be paid, VAT and delivery included.
  total bigint not null check (total >= 0 and total = goods_supply + goods_vat + delivery_total - discount_total),
  captured_total bigint not null default 0 check (captured_total >= 0 and captured_total <= total),
  refunded_total bigint not null default 0 check (refunded_total >= 0 and refunded_total <= captured_total),
  payment_method text,
  memo text not null default '',
  reorder_of uuid references orders (id),
  placed_at timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_requested_at timestamptz,
  -- What the shop keeps of the money of an order that was cancelled by agreement, VAT included.
  kept_total bigint not null default 0 check (kept_total >= 0 and kept_total <= captured_total),
  -- Sealed: where a deposit goes back to, given with the wish to cancel; gone as soon as staff has answered.
  cancel_refund_account text,
  -- Terms after which personal data and files go (the privacy text names them). What an order was, and the books, stay.
  forgotten_at timestamptz,
  -- Money that a bank or a card company takes back without the shop having asked for it. What an order still has at the gateway is
  -- captured_total - refunded_total - reversed_total, in every state; when all of it is gone and nothing was refunded or kept the
  -- order is unpaid again, with all three at zero.
  reversed_total bigint not null default 0 check (reversed_total >= 0),
  -- The sale stands although the gateway's money is gone: the customer owes it,
  receivable_total bigint not null default 0 check (receivable_total >= 0),
  -- or it came by another way or was written off.
  settled_total bigint not null default 0 check (settled_total >= 0),
  -- Nothing is made or sent while this is set.
  money_missing_since timestamptz,
  in_work boolean not null default false,
  check ((payment_state in ('paid','partly-refunded','refunded')) <= (paid_at is not null)),
  check ((payment_state in ('paid','partly-refunded','refunded')) <= (captured_total = total)),
  check (refunded_total + reversed_total <= captured_total),
  check (receivable_total + settled_total <= total),
  check (payment_state in ('paid', 'partly-refunded', 'refunded') or captured_total = 0)
);
create index orders_member on orders (member_id, placed_at desc, id desc);
create index orders_payment on orders (payment_state, placed_at desc, id desc);
create index orders_placed on orders (placed_at desc, id desc);
create index orders_in_work on orders (id) where in_work;
-- Orders whose personal data are due to be forgotten; those that were leave the index.
create index orders_to_forget on orders (placed_at) where forgotten_at is null and not in_work;
-- A customer's orders of one step, and what was paid in a month.
create index orders_member_in_work on orders (member_id, placed_at desc, id desc) where in_work;
create index orders_member_to_pay on orders (member_id, placed_at desc, id desc)
  where payment_state in ('unpaid', 'confirming', 'waiting-deposit');
create index orders_member_paid on orders (member_id, paid_at, id);

-- A price promised to a customer until a day: jobs and quotes are frozen as they were when it was made.
create table estimates (
  id uuid primary key,
  number text not null unique check (number ~ '^E[0-9]{8}-[0-9A-Z]{4}$'),
  member_id uuid not null,
  state text not null default 'open' check (state in ('open', 'ordered', 'expired', 'withdrawn')),
  -- Who it is addressed to, as on the paper.
  receiver jsonb not null,
  discount_rate numeric(5, 2) not null check (discount_rate between 0 and 100),
  tariff_version text not null,
  goods_supply bigint not null check (goods_supply > 0),
  goods_vat bigint not null check (goods_vat >= 0),
  discount_total bigint not null check (discount_total >= 0),
  delivery_total bigint not null check (delivery_total >= 0),
  total bigint not null check (total = goods_supply + goods_vat - discount_total + delivery_total),
  -- The staff member who made it for the customer; null when the customer did.
  staff_id uuid,
  staff_name text,
  note text,
  version integer not null default 1,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  order_id uuid references orders (id),
  ordered_at timestamptz,
  check ((state = 'ordered') = (order_id is not null) and (order_id is null) = (ordered_at is null))
);
create index estimates_member on estimates (member_id, made_at desc, id desc);
create index estimates_newest on estimates (made_at desc, id desc);
create index estimates_open on estimates (expires_at) where state = 'open';
create index estimates_order on estimates (order_id) where order_id is not null;
-- Looking for an estimate by part of the customer's name or company.
create index estimates_receiver_search on estimates
  using gin ((coalesce(receiver->>'name', '') || ' ' || coalesce(receiver->>'company', '')) gin_trgm_ops);
create index estimates_number_search on estimates (number text_pattern_ops);
create index estimates_expired on estimates (expires_at);

-- A member's cart. Each add is one insert, so that parallel adds never overwrite one another.
create table cart_items (
  id uuid primary key,
  member_id uuid not null,
  title text not null,
  spec jsonb not null,
  files jsonb not null default '[]',
  -- The price as it was last shown to the member; the current one is worked out at each look.
  shown_quote jsonb not null,
  shown_total bigint not null check (shown_total >= 0),
  selected boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A cart item that came from an estimate keeps its price while the estimate is open and all of its jobs stay together.
  estimate_id uuid references estimates (id),
  estimate_position integer,
  check ((estimate_id is null) = (estimate_position is null))
);
create index cart_items_member on cart_items (member_id, created_at desc, id desc);
create unique index cart_items_estimate on cart_items (estimate_id, estimate_position) where estimate_id is not null;
create index cart_items_created on cart_items (created_at);
-- Who holds a file: carts and estimates, as lines and proofs have it.
create index cart_items_files on cart_items using gin (files jsonb_path_ops) where files <> '[]';

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null check (position > 0),
  title text not null,
  product text not null,
  spec jsonb not null,
  quote jsonb not null,
  -- [{fileId, part, name, bytes, sha256, contentType}]: bound by hash, so that a replaced object is noticed.
  files jsonb not null default '[]',
  copies integer not null check (copies > 0),
  supply bigint not null check (supply >= 0),
  vat bigint not null check (vat >= 0),
  total bigint not null check (total = supply + vat),
  file_state text not null default 'no-file' check (file_state in
    ('no-file','checking','problem','ready','proofing','waiting-customer','changes-asked','approved')),
  production_state text not null default 'waiting' check (production_state in
    ('waiting','planned','printing','binding','packing','done','on-hold','remake','cancelled')),
  printed_at timestamptz,
  approved_at timestamptz,
  -- Dispatch day (출고예정일) in Seoul, set when both payment and approval are there.
  due_day date,
  -- What a person at the shop has to do next with a line, and whether an order is in work: written by the moves of their states
  -- (src/server/features/ordering/orders/write-states.ts), never derived again by whoever reads.
  queue_kind text check (queue_kind in
    ('file-problem', 'make-proof', 'answer-changes', 'plan-production', 'dispatch', 'money-taken-back', 'answer-cancel',
      'watch-deposit', 'held')),
  unique (order_id, position)
);
create index order_lines_file on order_lines (file_state, order_id);
create index order_lines_production on order_lines (production_state, due_day, id);
-- Whether anybody still holds a file that is old enough to go. Lines without files cost nothing.
create index order_lines_files on order_lines using gin (files jsonb_path_ops) where files <> '[]';
create index order_lines_queue on order_lines (queue_kind, order_id) where queue_kind is not null;

create table order_deliveries (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null check (position > 0),
  method text not null check (method in ('courier','quick','freight','pickup')),
  recipient jsonb not null,
  fee bigint not null check (fee >= 0),
  grams integer not null check (grams >= 0),
  state text not null default 'preparing' check (state in
    ('preparing','pickup-ready','shipped','in-transit','delivered','confirmed')),
  courier text,
  tracking_number text,
  shipped_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, position)
);
create index order_deliveries_state on order_deliveries (state, id);

create table order_consents (
  order_id uuid not null references orders (id),
  kind text not null,
  text_version text not null,
  agreed_at timestamptz not null,
  primary key (order_id, kind)
);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  line_id uuid,
  delivery_id uuid,
  machine text not null check (machine in ('order','payment','file','production','delivery')),
  event text not null,
  from_state text,
  to_state text,
  by_kind text not null check (by_kind in ('customer','partner','staff','system')),
  by_id uuid,
  note text not null default '',
  at timestamptz not null
);
create index order_history_order on order_history (order_id, id);

create table estimate_lines (
  estimate_id uuid not null references estimates (id) on delete cascade,
  position integer not null check (position between 1 and 30),
  title text not null,
  spec jsonb not null,
  -- The quote of then with what staff adjusted as lines of its own.
  quote jsonb not null,
  supply bigint not null check (supply > 0),
  vat bigint not null check (vat >= 0),
  -- The customer's files for a job, bound by hash as in the cart: [{fileId, part, name, bytes, sha256, contentType}].
  files jsonb not null default '[]',
  primary key (estimate_id, position)
);
create index estimate_lines_files on estimate_lines using gin (files jsonb_path_ops) where files <> '[]';

-- Who at the shop looks after an order.
create table order_assignees (
  order_id uuid primary key references orders (id),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null
);
create index order_assignees_staff on order_assignees (staff_id, order_id);

-- What the desk finds an order by, one row for each of its lines: number, customer, company, the end of the phone number, title,
-- names of files. A table of its own, because no index can reach over orders and their lines, and because it is narrow.
create table order_line_search (
  line_id uuid primary key references order_lines (id) on delete cascade,
  order_id uuid not null,
  position integer not null,
  placed_at timestamptz not null,
  product text not null,
  -- Words in small letters, each with a space before it.
  words text not null
);
create index order_line_search_words on order_line_search using gin (words gin_trgm_ops);
create index order_line_search_age on order_line_search (placed_at desc, order_id desc, position);
create index order_line_search_product on order_line_search (product, placed_at desc, order_id desc, position);
-- Whoever plans a search must know that a word is rare.
alter table order_line_search alter column words set statistics 500;

-- How many copies of which line a delivery carries: rows with keys, not positions in a document.
create table order_delivery_lines (
  delivery_id uuid not null references order_deliveries (id),
  line_id uuid not null references order_lines (id),
  copies integer not null check (copies > 0),
  primary key (delivery_id, line_id)
);
create index order_delivery_lines_line on order_delivery_lines (line_id);

create view order_line_words as
  select l.id as line_id, l.order_id, l.position, o.placed_at, l.product,
    concat_ws(' ', '', btrim(search_words(o.number)), phone.last8, left(phone.last8, 4), right(phone.last8, 4),
      btrim(said.words), endings_of(said.words)) as words
  from order_lines l
  join orders o on o.id = l.order_id
  cross join lateral (select right(regexp_replace(o.orderer ->> 'phone', '\D', '', 'g'), 8) as last8) phone
  cross join lateral (
    select search_words(concat_ws(' ', o.orderer ->> 'name', o.orderer ->> 'company', l.title,
      (select string_agg(f ->> 'name', ' ') from jsonb_array_elements(l.files) f))) as words) said;

-- Whoever is forgotten is not found any more either.
create function note_orderer_words() returns trigger language plpgsql as $$
begin
  update order_line_search s set words = w.words from order_line_words w
   where w.order_id = new.id and s.line_id = w.line_id and s.words <> w.words;
  return null;
end $$;

create trigger orders_searched after update of orderer on orders for each row
  when (old.orderer <> new.orderer) execute function note_orderer_words();

create function note_line_words() returns trigger language plpgsql as $$
begin
  insert into order_line_search select * from order_line_words where line_id = new.id
    on conflict (line_id) do update set words = excluded.words, product = excluded.product;
  return null;
end $$;

create trigger order_lines_searched after insert on order_lines for each row execute function note_line_words();
create trigger order_lines_searched_again after update of title, product, files on order_lines for each row
  when (old.title <> new.title or old.product <> new.product or old.files <> new.files) execute function note_line_words();
