-- What the shop decides to give back of an order: lines, copies, fees or an amount, with its cause, by one person or by two.

create table give_backs (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- `asked`: a second person has to agree; nothing has moved. `done`: carried out, the money has repayments of its own.
  state text not null check (state in ('asked', 'done', 'refused')),
  cause text not null check (cause ~ '^[a-z-]{3,30}$'),
  -- To the customer.
  words text not null check (length(words) between 1 and 300),
  -- What was chosen at the desk, and what it comes to part by part.
  wish jsonb not null,
  parts jsonb not null,
  amount bigint not null check (amount >= 0),
  -- Costs of work already done, and what they were.
  kept bigint not null check (kept >= 0),
  kept_reason text not null default '' check (length(kept_reason) <= 200),
  -- By which means it goes back, in reverse of their use.
  cash bigint not null check (cash >= 0),
  emoney bigint not null default 0 check (emoney >= 0),
  points bigint not null default 0 check (points >= 0),
  asked_by uuid not null references staff_account (id),
  asked_by_name text not null,
  asked_at timestamptz not null,
  answered_by uuid references staff_account (id),
  answered_by_name text not null default '',
  answered_at timestamptz,
  answer_reason text not null default '' check (length(answer_reason) <= 200),
  check (amount = cash + emoney + points),
  check (kept = 0 or kept_reason <> ''),
  check ((answered_at is null) = (answered_by is null)),
  check ((state = 'asked') = (answered_at is null))
);
create index give_backs_order on give_backs (order_id, asked_at);
-- One at a time: a second one would not know what the first comes to.
create unique index give_backs_asked on give_backs (order_id) where state = 'asked';

alter table repayments add column give_back_id uuid references give_backs (id);
create index repayments_give_back on repayments (give_back_id) where give_back_id is not null;
alter table repayments drop constraint repayments_cause_check;
alter table repayments add constraint repayments_cause_check
  check (cause in ('order-cancelled', 'paid-twice', 'other-amount', 'refund-refused', 'agreed-refund', 'order-changed', 'change-ended', 'shop-refund'));
alter table repayments add constraint repayments_decided check ((cause = 'shop-refund') = (give_back_id is not null));
alter table repayments add constraint repayments_decided_of_order check (give_back_id is null or order_id is not null);

-- Above this many won a second person has to agree.
create table give_back_settings (
  id boolean primary key default true check (id),
  second_above bigint not null check (second_above between 0 and 100000000),
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);
insert into give_back_settings (second_above, changed_at) values (500000, now());
