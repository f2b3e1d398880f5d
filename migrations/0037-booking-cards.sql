-- A visit that was offered in an answer and taken there. One offer makes one visit, unless that one was cancelled.
alter table reservation add column inquiry_message_id uuid references inquiry_messages (id) on delete set null;
create unique index reservation_of_offer on reservation (inquiry_message_id)
  where state <> 'cancelled' and inquiry_message_id is not null;
create index reservation_by_offer on reservation (inquiry_message_id) where inquiry_message_id is not null;
