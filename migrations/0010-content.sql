-- Notices, questions, reviews and the portfolio.

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
  published_at timestamptz not null,
  -- The desk writes notices and questions: hidden ones are kept, and a version tells two people who write at once.
  hidden_at timestamptz,
  version integer not null default 1
);
create index notices_in_order on notices (pinned desc, published_at desc, id desc);

create table faqs (
  id uuid primary key,
  category text not null check (category in ('order', 'file', 'print', 'pay', 'delivery', 'refund', 'member')),
  question text not null check (length(question) between 1 and 200),
  answer text not null check (length(answer) between 1 and 10000),
  position integer not null,
  hidden_at timestamptz,
  version integer not null default 1
);
create index faqs_in_order on faqs (category, position, id);
create index faqs_search on faqs using gin ((question || ' ' || answer) gin_trgm_ops);

-- One per order line, written by who bought it.
create table reviews (
  id uuid primary key,
  order_line_id uuid unique,
  member_id uuid,
  product text not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 2000),
  writer text not null,
  job_summary text not null,
  hidden_at timestamptz,
  written_at timestamptz not null,
  -- Examples show an empty shop what a review looks like: marked as such, never counted, and bound to no order.
  example boolean not null default false,
  constraint reviews_come_from_an_order
    check (example = (order_line_id is null) and example = (member_id is null)),
  -- A review is of a line that was ordered, by a member that is known; neither may vanish under it.
  constraint reviews_order_line_id_fkey foreign key (order_line_id) references order_lines (id),
  constraint reviews_member_id_fkey foreign key (member_id) references member (id)
);
create index reviews_in_order on reviews (written_at desc, id desc) where hidden_at is null;
create index reviews_of_product on reviews (product, written_at desc, id desc) where hidden_at is null;
create index reviews_of_member on reviews (member_id);

-- Jobs shown to visitors, each with the spec from which its picture is drawn and from which another like it is ordered.
create table portfolio_case (
  id text primary key check (id ~ '^[a-z0-9-]{2,40}$'),
  product text not null,
  title text not null check (length(title) between 1 and 60),
  -- The words on the drawing's cover.
  cover_title text not null check (length(cover_title) between 1 and 20),
  summary text not null check (length(summary) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  spec jsonb not null,
  -- Made up by the shop to show what can be made; marked as such on screen.
  example boolean not null default false,
  position integer not null,
  published_at timestamptz
);
create index portfolio_window on portfolio_case (position, id) where published_at is not null;
