-- What the archive hands out is found by the search as guides are.
alter table search_texts drop constraint search_texts_kind_check;
alter table search_texts add constraint search_texts_kind_check
  check (kind in ('guide', 'faq', 'notice', 'portfolio', 'archive'));

-- As in 0076, with the archive and what its files fit.
create or replace function keep_search_text(item uuid) returns void language plpgsql as $$
begin
  delete from search_texts where item_id = item;
  insert into search_texts (item_id, kind, slug, title, said, head, initials, letters, published_at)
  select i.id, i.kind, i.slug, e.title, word.said, ' ' || word.head, korean_initials(e.title), ' ' || word.head || ' ' || korean_letters(word.said), i.published_at
  from written_items i
  join written_editions e on e.item_id = i.id and e.number = i.live
  cross join lateral (
    select concat_ws(e'\n', e.fields ->> 'question', e.fields ->> 'lead', e.fields ->> 'summary', e.fields ->> 'fits', e.words) as said,
      korean_letters(concat_ws(' ', e.title, replace(e.title, ' ', ''), e.fields ->> 'question', e.fields ->> 'summary')) as head
  ) word
  where i.id = item and i.kind in ('guide', 'faq', 'notice', 'portfolio', 'archive');
end $$;

select keep_search_text(id) from written_items where live is not null and kind = 'archive';
