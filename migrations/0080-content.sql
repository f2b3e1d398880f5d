-- What visitors read: the shop's own details, notices, questions and reviews.

-- One row. Details that are not filled in stay null and are shown as missing.
create table shop_settings (
  id boolean primary key default true check (id),
  brand text not null check (length(brand) between 1 and 40),
  company jsonb not null,
  hours text[] not null,
  updated_at timestamptz not null
);

create table notices (
  id uuid primary key,
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 20000),
  pinned boolean not null default false,
  published_at timestamptz not null
);
create index notices_in_order on notices (pinned desc, published_at desc, id desc);

create table faqs (
  id uuid primary key,
  category text not null check (category in ('order', 'file', 'print', 'pay', 'delivery', 'refund', 'member')),
  question text not null check (length(question) between 1 and 200),
  answer text not null check (length(answer) between 1 and 10000),
  position integer not null
);
create index faqs_in_order on faqs (category, position, id);
create index faqs_search on faqs using gin ((question || ' ' || answer) gin_trgm_ops);

-- One per order line, written by who bought it.
create table reviews (
  id uuid primary key,
  order_line_id uuid not null unique,
  member_id uuid not null,
  product text not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 2000),
  writer text not null,
  job_summary text not null,
  hidden_at timestamptz,
  written_at timestamptz not null
);
create index reviews_in_order on reviews (written_at desc, id desc) where hidden_at is null;
create index reviews_of_product on reviews (product, written_at desc, id desc) where hidden_at is null;
