-- Textbooks of a brand: what they are, and each version of them with its own file, price table and days of sale.

create table editions (
  id uuid primary key,
  brand text not null references brands (id),
  title text not null check (length(title) between 1 and 24),
  grade text not null check (grade ~ '^[emh][1-6]$'),
  term text not null check (term in ('first', 'second', 'break')),
  kind text not null check (length(kind) between 1 and 12),
  topics text not null default '' check (length(topics) <= 500),
  -- The version that members see: the newest that was published; null until one was.
  shown_number integer,
  latest_number integer not null check (latest_number >= 1),
  words text not null generated always as (lower(title || ' ' || kind || ' ' || topics)) stored,
  created_at timestamptz not null
);
create index editions_shown on editions (brand, grade, term, title, id) where shown_number is not null;
create index editions_titles on editions (brand, title, id) where shown_number is not null;
create index editions_desk on editions (created_at desc, id desc);

create table edition_versions (
  edition_id uuid not null references editions (id),
  number integer not null check (number >= 1),
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  -- Counts changes of a draft, so that two desks do not overwrite each other.
  revision integer not null default 1,
  curriculum text not null default '' check (length(curriculum) <= 60),
  make jsonb not null,
  look jsonb not null,
  prices jsonb not null,
  preview integer[] not null,
  -- The brand's own PDF; checked once, used by every order.
  body jsonb,
  sale_from date not null,
  sale_to date,
  dispatch_day date,
  withdrawn_reason text check (length(withdrawn_reason) between 1 and 120),
  successor_id uuid references editions (id),
  published_at timestamptz,
  withdrawn_at timestamptz,
  changed_at timestamptz not null,
  primary key (edition_id, number),
  check (sale_to is null or sale_to >= sale_from),
  check (state = 'draft' or body is not null),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
create unique index edition_versions_draft on edition_versions (edition_id) where state = 'draft';
create unique index edition_versions_published on edition_versions (edition_id) where state = 'published';

-- What an academy wants on its covers; kept for the next term.
create table academy_covers (
  member_id uuid primary key references member (id),
  layout text not null check (layout in ('band', 'side', 'large', 'plate')),
  name text not null check (length(name) between 1 and 16),
  phone text not null default '' check (length(phone) <= 20),
  line text not null default '' check (length(line) <= 24),
  -- Painted anew by the shop: never what was sent.
  logo bytea check (length(logo) <= 1048576),
  logo_width integer,
  logo_height integer,
  logo_vector boolean not null default false,
  version integer not null,
  changed_at timestamptz not null,
  check ((logo is null) = (logo_width is null) and (logo is null) = (logo_height is null))
);
