-- What staff give: rules of points, grants with a reason, gift cards in batches; and who tries codes that are none.

-- Never changed: the newest version holds, and says what held before.
create table benefit_rules (
  version integer primary key check (version > 0),
  -- Of what was paid for goods, in thousandths.
  purchase_rate integer not null check (purchase_rate between 0 and 200),
  review_points integer not null check (review_points between 0 and 100000),
  photo_review_points integer not null check (photo_review_points between review_points and 100000),
  points_months integer not null check (points_months between 1 and 60),
  least_points integer not null check (least_points between 10 and 1000000 and least_points % 10 = 0),
  -- A grant or batch of more than this wants a second person.
  second_person_above bigint not null check (second_person_above >= 0),
  made_at timestamptz not null,
  staff_id uuid
);
-- A new shop gives nothing until somebody decides what.
insert into benefit_rules (version, purchase_rate, review_points, photo_review_points, points_months, least_points, second_person_above, made_at)
  values (1, 0, 0, 0, 12, 1000, 100000, now());

create table value_grants (
  id uuid primary key,
  member_id uuid not null,
  value text not null check (value in ('points', 'emoney')),
  amount bigint not null check (amount > 0),
  months integer not null check (months between 1 and 60),
  reason text not null check (length(reason) between 2 and 200),
  state text not null check (state in ('waiting', 'given', 'refused')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index value_grants_newest on value_grants (asked_at desc, id desc);
create index value_grants_member on value_grants (member_id);

create table gift_card_batches (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  amount bigint not null check (amount > 0),
  cards integer not null check (cards between 1 and 1000),
  reason text not null check (length(reason) between 2 and 200),
  state text not null check (state in ('waiting', 'issued', 'refused', 'stopped')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  stopped_by uuid,
  stopped_at timestamptz,
  stop_reason text,
  check ((state = 'stopped') = (stopped_at is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index gift_card_batches_newest on gift_card_batches (asked_at desc, id desc);

create table gift_cards (
  id uuid primary key,
  batch_id uuid not null references gift_card_batches (id),
  position integer not null,
  -- The code is looked up by its hash and printed from the sealed one.
  code_hash text not null unique,
  code_sealed text not null,
  -- Value that was paid for lives five years from its issue, whoever registers it when.
  expires_at timestamptz not null,
  member_id uuid,
  registered_at timestamptz,
  unique (batch_id, position),
  check ((member_id is null) = (registered_at is null))
);
create index gift_cards_member on gift_cards (member_id) where member_id is not null;

create table gift_card_guesses (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  at timestamptz not null
);
create index gift_card_guesses_member on gift_card_guesses (member_id, at);
create index gift_card_guesses_at on gift_card_guesses (at);

insert into ledger_accounts (code, kind) values
  -- Cards that were issued and not registered yet, and what their buyers owe or paid for them.
  ('gift-cards', 'liability'), ('gift-card-sales', 'asset');
