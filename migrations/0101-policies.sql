-- The texts that people agree to. A changed text is a new version with its own day of effect; an old one is never edited, because
-- consents name it.
create table policy_version (
  name text not null check (name in ('terms', 'privacy')),
  version text not null check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- A day in Seoul.
  effective_from date not null,
  body text not null check (length(body) between 100 and 100000),
  -- What is different from the version before, in a sentence; null for the first one.
  change_note text,
  published_at timestamptz not null,
  primary key (name, version)
);
create index policy_in_force on policy_version (name, effective_from desc);
