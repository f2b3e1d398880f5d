-- E-books: what they cost, what was read in their manuscripts, and the work on each from the manuscript to its delivery.

-- Never changed but for being withdrawn; the newest version of the latest day that has come is valid, as with delivery fees.
create table ebook_prices (
  version integer primary key check (version > 0),
  -- A day in Seoul.
  from_day date not null,
  prices jsonb not null,
  made_at timestamptz not null,
  -- Null: what the shop began with.
  staff_id uuid references staff_account (id)
);
create index ebook_prices_from on ebook_prices (from_day desc, version desc);
insert into ebook_prices (version, from_day, prices, made_at) values (1, '2000-01-01', '{
  "reflow": {"base": 160000, "characters": 100000, "perTenThousand": 9000, "picture": 1000, "table": 3000, "note": 300},
  "fixed": {"base": 140000, "pages": 100, "perPage": 600},
  "extras": {"altTexts": 2500, "isbn": null, "rush": 70000},
  "days": {"reflow": 5, "fixed": 7, "rush": 3},
  "rounds": 2,
  "downloadDays": 365
}', now());

-- What a machine read in a manuscript, once for each content. Counts say nothing of its words.
create table manuscript_readings (
  sha256 text primary key check (length(sha256) = 64),
  kind text not null check (kind in ('pdf', 'docx')),
  state text not null check (state in ('waiting', 'read', 'refused')),
  counts jsonb,
  -- Why nothing can be made of it, in words for its customer.
  refusal text check (length(refusal) <= 500),
  asked_at timestamptz not null,
  read_at timestamptz,
  check ((state = 'read') = (counts is not null)),
  check ((state = 'refused') = (refusal is not null))
);

create table ebooks (
  id uuid primary key,
  member_id uuid not null references member (id),
  stage text not null check (stage in ('asked', 'priced', 'making', 'proof', 'correcting', 'delivered', 'withdrawn')),
  form text not null check (form in ('reflow', 'fixed')),
  title text not null check (length(title) between 1 and 100),
  manuscript_kind text not null check (manuscript_kind in ('pdf', 'docx', 'hwpx', 'indd')),
  -- The manuscript, and a picture of the cover: files of the member, as order lines name them.
  files jsonb not null,
  metadata jsonb not null,
  extras jsonb not null,
  -- What was counted in the manuscript, and by whom: its customer only estimated.
  counts jsonb not null,
  counted_by text not null check (counted_by in ('machine', 'customer', 'staff')),
  memo text not null default '' check (length(memo) <= 1000),
  -- Rounds of correction that were used, and those that the shop gave besides.
  rounds_used integer not null default 0 check (rounds_used >= 0),
  rounds_given integer not null default 0 check (rounds_given between 0 and 20),
  -- The version of the prices that its order was made by; null before.
  prices_version integer references ebook_prices (version),
  -- The edition that the customer is shown or has approved.
  shown_edition integer,
  approved_at timestamptz,
  download_until timestamptz,
  created_at timestamptz not null,
  moved_at timestamptz not null
);
create index ebooks_member on ebooks (member_id, created_at desc, id desc);
create index ebooks_stage on ebooks (stage, moved_at desc, id desc);
create index ebooks_moved on ebooks (moved_at desc, id desc);

create table ebook_editions (
  ebook_id uuid not null references ebooks (id) on delete cascade,
  edition integer not null check (edition > 0),
  state text not null check (state in ('making', 'made', 'failed')),
  -- By us, or by a person in another program.
  made_by text not null check (made_by in ('machine', 'hand')),
  file_id uuid,
  name text not null,
  bytes bigint check (bytes > 0),
  sha256 text check (length(sha256) = 64),
  -- What its check found, and what could not be carried over from the manuscript.
  findings jsonb not null default '[]',
  warnings jsonb not null default '[]',
  failure text check (length(failure) <= 500),
  note text not null default '' check (length(note) <= 500),
  staff_name text not null,
  begun_at timestamptz not null,
  shown_at timestamptz,
  primary key (ebook_id, edition),
  check ((state = 'made') = (file_id is not null))
);

create table ebook_corrections (
  id uuid primary key,
  ebook_id uuid not null references ebooks (id) on delete cascade,
  -- Of which edition it speaks, and in which round it was sent.
  edition integer not null,
  round integer not null check (round > 0),
  -- Where: the chapter as the reader names it, and the words there.
  place text not null check (length(place) <= 200),
  quoted text not null default '' check (length(quoted) <= 300),
  body text not null check (length(body) between 1 and 1000),
  answer text check (length(answer) <= 500),
  answered_at timestamptz,
  at timestamptz not null
);
create index ebook_corrections_of on ebook_corrections (ebook_id, at, id);

-- Who took what was made, one row for each time.
create table ebook_downloads (
  id bigint generated always as identity primary key,
  ebook_id uuid not null references ebooks (id) on delete cascade,
  edition integer not null,
  at timestamptz not null
);
create index ebook_downloads_of on ebook_downloads (ebook_id, at desc);

-- What holds a file is asked before it is forgotten.
create index ebooks_files on ebooks using gin (files jsonb_path_ops);
create index ebook_editions_file on ebook_editions (file_id) where file_id is not null;
