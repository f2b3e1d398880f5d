-- Questions of customers and visitors, the conversation about each, and what came of faults.

create table inquiries (
  id uuid primary key,
  -- Whose it is: a member, or a visitor who proved a phone.
  member_id uuid references member (id),
  visitor_name text,
  visitor_phone text,
  category text not null check (category in ('estimate', 'file', 'proof', 'production', 'delivery', 'payment', 'fault', 'other')),
  title text not null,
  state text not null default 'received' check (state in ('received', 'reviewing', 'answered', 'replied', 'closed')),
  -- What it is about, as it was called when it was asked.
  context jsonb,
  order_number text,
  -- Earlier version of the shop, read only.
  imported boolean not null default false,
  last_seq integer not null default 0,
  customer_read_seq integer not null default 0,
  staff_read_seq integer not null default 0,
  -- Answers the customer has not read.
  unread integer not null default 0 check (unread >= 0),
  last_text text not null default '',
  -- Since when the shop owes an answer, and until when it promised one.
  waiting_since timestamptz,
  promised_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  assignee_id uuid references staff_account (id),
  assignee_name text,
  merged_into uuid references inquiries (id),
  score smallint check (score between 1 and 5),
  score_note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((member_id is null) <> (visitor_phone is null)),
  check ((waiting_since is null) = (promised_at is null)),
  check ((closed_at is null) = (state <> 'closed'))
);
create index inquiries_member on inquiries (member_id, updated_at desc, id desc) where member_id is not null;
create index inquiries_visitor on inquiries (visitor_phone, updated_at desc) where visitor_phone is not null;
create index inquiries_waiting on inquiries (waiting_since, id) where waiting_since is not null;
create index inquiries_desk on inquiries (updated_at desc, id desc);
create index inquiries_answered on inquiries (answered_at) where state = 'answered';
create index inquiries_closed on inquiries (closed_at) where state = 'closed';
create index inquiries_order on inquiries (order_number) where order_number is not null;

create table inquiry_messages (
  id uuid primary key,
  inquiry_id uuid not null references inquiries (id) on delete cascade,
  seq integer not null,
  -- A note is for the desk alone.
  kind text not null check (kind in ('message', 'note', 'event')),
  author_kind text not null check (author_kind in ('member', 'visitor', 'staff', 'system')),
  author_id uuid,
  author_name text not null,
  body text not null,
  attachments jsonb not null default '[]',
  -- Something the customer can act on: an estimate, a proof, an offer.
  card jsonb,
  at timestamptz not null,
  unique (inquiry_id, seq)
);
create index inquiry_messages_attachments on inquiry_messages using gin (attachments jsonb_path_ops) where attachments <> '[]';

-- Browsers of visitors who proved their phone for one inquiry.
create table inquiry_openings (
  inquiry_id uuid not null references inquiries (id) on delete cascade,
  key_hash text not null,
  until timestamptz not null,
  primary key (inquiry_id, key_hash)
);
create index inquiry_openings_until on inquiry_openings (until);

create table cases (
  id uuid primary key,
  inquiry_id uuid not null unique references inquiries (id) on delete cascade,
  order_id uuid not null references orders (id),
  order_number text not null,
  line_id uuid not null references order_lines (id),
  fault text not null check (fault in ('print', 'binding', 'short', 'damage', 'wrong-item', 'other')),
  copies integer not null check (copies > 0),
  wish text not null check (wish in ('remake', 'refund', 'advice')),
  state text not null default 'received' check (state in ('received', 'reviewing', 'offered', 'agreed', 'refused', 'settled')),
  -- Counts offers: an answer names the offer it is about.
  offer integer not null default 0,
  offer_kind text check (offer_kind in ('remake', 'refund')),
  offer_copies integer check (offer_copies > 0),
  offer_amount bigint check (offer_amount > 0),
  offered_at timestamptz,
  decided_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  check (offer_kind is null or (offer_kind = 'refund') = (offer_amount is not null)),
  check (state not in ('offered', 'agreed', 'settled') or offer_kind is not null)
);
create index cases_order on cases (order_id);
create index cases_line on cases (line_id);
create index cases_agreed on cases (decided_at, id) where state = 'agreed';

create table answer_templates (
  id uuid primary key,
  title text not null unique,
  body text not null,
  updated_by text not null,
  updated_at timestamptz not null
);

-- A code that proves the phone of whoever asks without an account.
alter table contact_code drop constraint contact_code_purpose_check;
alter table contact_code add constraint contact_code_purpose_check
  check (purpose in ('join', 'find-id', 'find-password', 'change-contact', 'inquiry'));
