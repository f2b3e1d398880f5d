-- What visitors may find of what the shop writes: one row for each published text, kept by the database with every write.

-- A text as the letters that are typed for it, so that a word is found while its last syllable is still being typed, and so that one
-- wrong letter is one wrong letter and not a wrong syllable. Korean letters stand as a to z, others as capitals: a byte for each keeps
-- the texts small, and there are just as many. `src/lib/korean-letters.ts` does the same.
create function korean_letters(said text) returns text language plpgsql immutable parallel safe as $$
declare
  typed text := normalize(upper(normalize(said, nfc)), nfc);
begin
  typed := btrim(regexp_replace(typed, '[^0-9A-Z가-힣ㄱ-ㅣᄀ-ᇿ一-鿿]+', ' ', 'g'));
  typed := translate(normalize(typed, nfd),
    'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ' || 'ᅡᅢᅣᅤᅥᅦᅧᅨᅩᅪᅫᅬᅭᅮᅯᅰᅱᅲᅳᅴᅵ' || 'ᆨᆩᆪᆫᆬᆭᆮᆯᆰᆱᆲᆳᆴᆵᆶᆷᆸᆹᆺᆻᆼᆽᆾᆿᇀᇁᇂ',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ' || 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ' || 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ');
  typed := replace(typed, 'ㄲ', 'ㄱㄱ');
  typed := replace(typed, 'ㄸ', 'ㄷㄷ');
  typed := replace(typed, 'ㅃ', 'ㅂㅂ');
  typed := replace(typed, 'ㅆ', 'ㅅㅅ');
  typed := replace(typed, 'ㅉ', 'ㅈㅈ');
  typed := replace(typed, 'ㄳ', 'ㄱㅅ');
  typed := replace(typed, 'ㄵ', 'ㄴㅈ');
  typed := replace(typed, 'ㄶ', 'ㄴㅎ');
  typed := replace(typed, 'ㄺ', 'ㄹㄱ');
  typed := replace(typed, 'ㄻ', 'ㄹㅁ');
  typed := replace(typed, 'ㄼ', 'ㄹㅂ');
  typed := replace(typed, 'ㄽ', 'ㄹㅅ');
  typed := replace(typed, 'ㄾ', 'ㄹㅌ');
  typed := replace(typed, 'ㄿ', 'ㄹㅍ');
  typed := replace(typed, 'ㅀ', 'ㄹㅎ');
  typed := replace(typed, 'ㅄ', 'ㅂㅅ');
  typed := replace(typed, 'ㅒ', 'ㅑㅣ');
  typed := replace(typed, 'ㅖ', 'ㅕㅣ');
  typed := replace(typed, 'ㅘ', 'ㅗㅏ');
  typed := replace(typed, 'ㅙ', 'ㅗㅐ');
  typed := replace(typed, 'ㅚ', 'ㅗㅣ');
  typed := replace(typed, 'ㅝ', 'ㅜㅓ');
  typed := replace(typed, 'ㅞ', 'ㅜㅔ');
  typed := replace(typed, 'ㅟ', 'ㅜㅣ');
  typed := replace(typed, 'ㅢ', 'ㅡㅣ');
  return translate(typed, 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅐㅑㅓㅔㅕㅗㅛㅜㅠㅡㅣ', 'abcdefghijklmnopqrstuvwxyz');
end $$;

-- The first letters of its syllables: 책등 is ㅊㄷ.
create function korean_initials(said text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(normalize(regexp_replace(lower(said), '[^0-9a-z가-힣ㄱ-ㅎ]+', '', 'g'), nfd), '[ᅠ-ᇿ]', '', 'g'),
    'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
$$;

create table search_texts (
  item_id uuid primary key references written_items (id) on delete cascade,
  kind text not null check (kind in ('guide', 'faq', 'notice', 'portfolio')),
  slug text,
  title text not null,
  -- What stands below the title, as it is read.
  said text not null,
  -- Letters of the title and of the question it answers, each word with a space before it.
  head text not null,
  initials text not null,
  -- Letters of all of it.
  letters text not null,
  published_at timestamptz not null
);
create index search_texts_letters on search_texts using gin (letters gin_trgm_ops);
create index search_texts_head on search_texts using gin (head gin_trgm_ops);
create index search_texts_kind on search_texts (kind, published_at desc);
-- Whoever plans a search must know that a word is rare.
alter table search_texts alter column letters set statistics 500;

-- A draft has no row: it is never found, by whatever mistake of a reader.
create function keep_search_text(item uuid) returns void language plpgsql as $$
begin
  delete from search_texts where item_id = item;
  insert into search_texts (item_id, kind, slug, title, said, head, initials, letters, published_at)
  select i.id, i.kind, i.slug, e.title, word.said, ' ' || word.head, korean_initials(e.title), ' ' || word.head || ' ' || korean_letters(word.said), i.published_at
  from written_items i
  join written_editions e on e.item_id = i.id and e.number = i.live
  cross join lateral (
    select concat_ws(e'\n', e.fields ->> 'question', e.fields ->> 'lead', e.fields ->> 'summary', e.words) as said,
      korean_letters(concat_ws(' ', e.title, replace(e.title, ' ', ''), e.fields ->> 'question', e.fields ->> 'summary')) as head
  ) word
  where i.id = item and i.kind in ('guide', 'faq', 'notice', 'portfolio');
end $$;

create function note_item_searched() returns trigger language plpgsql as $$
begin
  perform keep_search_text(new.id);
  return null;
end $$;
create trigger written_items_searched after insert or update of live, slug, published_at on written_items for each row
  execute function note_item_searched();

create function note_edition_searched() returns trigger language plpgsql as $$
begin
  if exists (select from written_items where id = new.item_id and live = new.number) then
    perform keep_search_text(new.item_id);
  end if;
  return null;
end $$;
create trigger written_editions_searched after insert or update on written_editions for each row
  execute function note_edition_searched();

select keep_search_text(id) from written_items where live is not null;

-- Titles that share a third of their letters with a word that nobody wrote like this; who asks says which word was meant.
create function search_titles_like(word text) returns setof text language sql stable set pg_trgm.word_similarity_threshold = 0.3 as $$
  select title from search_texts where word <% head order by word <<-> head limit 60
$$;
