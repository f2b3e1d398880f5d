-- In a transaction of its own, so that people go on ordering meanwhile.
insert into order_line_search select * from order_line_words on conflict do nothing;
