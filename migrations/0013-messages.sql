-- What the shop would have sent while no real SMS or mail service is set up; staff can read it.
create table sandbox_message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  body text not null,
  sent_at timestamptz not null
);
create index sandbox_message_sent on sandbox_message (sent_at desc, id desc);
create index sandbox_message_recipient on sandbox_message (recipient, sent_at desc);
