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
