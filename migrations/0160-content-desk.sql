-- The desk writes notices and questions: hidden ones are kept, and a version tells two people who write at once.
alter table notices add column hidden_at timestamptz;
alter table notices add column version integer not null default 1;
alter table faqs add column hidden_at timestamptz;
alter table faqs add column version integer not null default 1;
