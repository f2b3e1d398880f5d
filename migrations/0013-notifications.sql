-- What each person was told, once for each thing that happened, and the words as the desk changed them.

create table notification (
  id uuid primary key,
  -- Names what happened: told again, it is the same.
  key text not null unique,
  template text not null,
  -- Whose page it stands on; null for guests, staff and whoever has left.
  member_id uuid references member (id),
  title text not null,
  body text not null,
  -- The page of the shop that it is about.
  path text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_member on notification (member_id, created_at desc, id desc) where member_id is not null;
create index notification_unread on notification (member_id) where member_id is not null and read_at is null;
create index notification_oldest on notification (created_at);

create table message_template (
  template text primary key,
  subject text not null,
  mail text not null,
  text text not null,
  mail_on boolean not null,
  text_on boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by uuid not null references staff_account (id)
);

-- Which words a message was made of; null for codes and links, whose words are no template.
alter table message add column template text;
