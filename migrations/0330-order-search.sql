-- What the desk finds an order by, one row for each of its lines: number, customer, company, the end of the phone number, title,
-- names of files. A table of its own, because no index can reach over orders and their lines, and because it is narrow.
create table order_line_search (
  line_id uuid primary key references order_lines (id) on delete cascade,
  order_id uuid not null,
  position integer not null,
  placed_at timestamptz not null,
  product text not null,
  -- Words in small letters, each with a space before it.
  words text not null
);
create index order_line_search_words on order_line_search using gin (words gin_trgm_ops);
create index order_line_search_age on order_line_search (placed_at desc, order_id desc, position);
create index order_line_search_product on order_line_search (product, placed_at desc, order_id desc, position);
-- Whoever plans a search must know that a word is rare.
alter table order_line_search alter column words set statistics 500;

create function search_words(said text) returns text language sql immutable parallel safe
  return regexp_replace(lower(normalize(said, NFC)), '[^[:alnum:]]+', ' ', 'g');

-- 「무선제본」 is also looked for as 「제본」. Three letters are found anywhere, two only at the beginning of a word: so the ends of
-- Korean words are words too.
create function endings_of(words text) returns text language sql immutable parallel safe
  return (select string_agg(substr(word, begins), ' ')
    from regexp_split_to_table(words, ' ') word cross join lateral generate_series(2, char_length(word) - 1) begins
   where word ~ '^[가-힣]{3,12}$');

create view order_line_words as
  select l.id as line_id, l.order_id, l.position, o.placed_at, l.product,
    concat_ws(' ', '', btrim(search_words(o.number)), phone.last8, left(phone.last8, 4), right(phone.last8, 4),
      btrim(said.words), endings_of(said.words)) as words
  from order_lines l
  join orders o on o.id = l.order_id
  cross join lateral (select right(regexp_replace(o.orderer ->> 'phone', '\D', '', 'g'), 8) as last8) phone
  cross join lateral (
    select search_words(concat_ws(' ', o.orderer ->> 'name', o.orderer ->> 'company', l.title,
      (select string_agg(f ->> 'name', ' ') from jsonb_array_elements(l.files) f))) as words) said;

create function note_line_words() returns trigger language plpgsql as $$
begin
  insert into order_line_search select * from order_line_words where line_id = new.id
    on conflict (line_id) do update set words = excluded.words, product = excluded.product;
  return null;
end $$;
create trigger order_lines_searched after insert on order_lines for each row execute function note_line_words();
create trigger order_lines_searched_again after update of title, product, files on order_lines for each row
  when (old.title <> new.title or old.product <> new.product or old.files <> new.files) execute function note_line_words();

-- Whoever is forgotten is not found any more either.
create function note_orderer_words() returns trigger language plpgsql as $$
begin
  update order_line_search s set words = w.words from order_line_words w
   where w.order_id = new.id and s.line_id = w.line_id and s.words <> w.words;
  return null;
end $$;
create trigger orders_searched after update of orderer on orders for each row
  when (old.orderer <> new.orderer) execute function note_orderer_words();
