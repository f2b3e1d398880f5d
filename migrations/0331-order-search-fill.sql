-- In a transaction of its own, so that people go on ordering meanwhile; many entries at once are sorted into the index quickly.
set local gin_pending_list_limit = '64MB';
set local work_mem = '64MB';
insert into order_line_search select * from order_line_words on conflict do nothing;
select gin_clean_pending_list('order_line_search_words');
