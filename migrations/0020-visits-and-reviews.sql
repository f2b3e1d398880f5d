-- Visits that customers book, reviews that buyers write, specs that members keep.

-- Codes prove a phone for more and more things: which ones there are is said by the contract, not twice.
alter table contact_code drop constraint contact_code_purpose_check;
alter table contact_code add constraint contact_code_purpose_check check (purpose ~ '^[a-z]+(-[a-z]+)*$');

-- One row. Starting hours of the slots of a day, and how many visits one slot takes.
create table visit_settings (
  id boolean primary key default true check (id),
  hours smallint[] not null check (cardinality(hours) between 1 and 12),
  seats smallint not null check (seats between 1 and 20),
  -- Until so many hours before the slot it may be booked, and cancelled or moved without a call.
  book_hours smallint not null check (book_hours between 0 and 72),
  cancel_hours smallint not null check (cancel_hours between 0 and 72),
  days_ahead smallint not null check (days_ahead between 7 and 90),
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);
insert into visit_settings (hours, seats, book_hours, cancel_hours, days_ahead, changed_at)
  values ('{10,11,13,14,15,16,17}', 2, 2, 18, 35, now());

-- Hours in which nobody can come, though the shop works; a missing hour is the whole day.
create table visit_block (
  id uuid primary key,
  day date not null,
  hour smallint check (hour between 0 and 23),
  reason text not null check (length(reason) between 1 and 60),
  created_by uuid not null references staff_account (id),
  created_at timestamptz not null
);
create unique index visit_block_once on visit_block (day, coalesce(hour, -1));

create table reservation (
  id uuid primary key,
  number text not null unique check (length(number) between 6 and 20),
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  seat smallint not null check (seat >= 1),
  purpose text not null check (purpose in ('consult', 'samples', 'press-check', 'pickup')),
  people smallint not null check (people between 1 and 10),
  name text not null check (length(name) <= 50),
  phone text not null check (length(phone) <= 20),
  member_id uuid references member (id),
  order_number text check (length(order_number) <= 30),
  memo text check (length(memo) <= 500),
  state text not null check (state in ('requested', 'confirmed', 'visited', 'no-show', 'cancelled')),
  -- Said by whoever cancelled; told to the customer when it was the shop.
  cancel_reason text check (length(cancel_reason) <= 200),
  -- Who of the staff took it by phone.
  taken_by uuid references staff_account (id),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
-- No chair is given twice, whoever asks at once.
create unique index reservation_seat on reservation (day, hour, seat) where state <> 'cancelled';
-- One phone comes once at a time.
create unique index reservation_phone on reservation (day, hour, phone) where state in ('requested', 'confirmed') and phone <> '';
create index reservation_by_phone on reservation (phone, day);
create index reservation_by_member on reservation (member_id, day);

-- Reviews: five things of print besides the whole, the spec when the buyer shows the work, the shop's answer.
delete from reviews where example;
delete from seed_done where name = 'example-reviews';
alter table reviews
  add column scores jsonb not null default '{}',
  add column title text check (length(title) <= 80),
  add column spec jsonb,
  add column edited_at timestamptz,
  add column answer text check (length(answer) between 1 and 1000),
  add column answered_at timestamptz,
  add column answered_by uuid references staff_account (id),
  add column hidden_reason text check (length(hidden_reason) between 1 and 200),
  add column hidden_by uuid references staff_account (id),
  add column has_photos boolean not null default false,
  add constraint reviews_answered check ((answer is null) = (answered_at is null)),
  add constraint reviews_hidden check ((hidden_at is null) = (hidden_reason is null));

-- Pictures made anew of what buyers uploaded: small, without place or camera.
create table review_photo (
  id uuid primary key,
  review_id uuid not null references reviews (id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  width smallint not null check (width between 1 and 1600),
  height smallint not null check (height between 1 and 1600),
  -- Of the upload that it was made of.
  source_file_id uuid not null,
  content bytea not null check (octet_length(content) <= 1048576),
  unique (review_id, position)
);

-- 찜한 사양: a spec that a member keeps to look at again.
create table saved_spec (
  id uuid primary key,
  member_id uuid not null references member (id),
  product text not null,
  title text not null check (length(title) between 1 and 80),
  spec jsonb not null,
  -- The same spec is kept once.
  fingerprint text not null check (length(fingerprint) = 64),
  created_at timestamptz not null,
  unique (member_id, fingerprint)
);
create index saved_spec_newest on saved_spec (member_id, created_at desc, id desc);
