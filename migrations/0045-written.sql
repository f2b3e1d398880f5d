-- One store for everything that the shop writes: notices, questions, policies, cases, banners and pop-ups; guides and press later.

-- A written thing; what it says lies in its editions. Visitors read the edition `live`, and nothing when that is null.
create table written_items (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]{3,20}$'),
  -- By what an address or a consent names it, where its kind has such names.
  slug text check (slug ~ '^[a-z0-9-]{2,60}$'),
  -- The order that somebody chose; the newest first where all have the same.
  position integer not null default 0,
  -- Counts every change, so that two people who write at once are told.
  version integer not null default 1,
  newest integer not null check (newest >= 1),
  live integer check (live between 1 and newest),
  published_at timestamptz,
  -- What the clock will publish, and when it takes what is live away.
  next_edition integer check (next_edition between 1 and newest),
  next_at timestamptz,
  until timestamptz,
  created_at timestamptz not null,
  constraint written_items_next check ((next_edition is null) = (next_at is null)),
  constraint written_items_published check (live is null or published_at is not null),
  unique (kind, slug)
);
create index written_items_live on written_items (kind, position, published_at desc) where live is not null;
create index written_items_due on written_items (least(next_at, until)) where next_at is not null or until is not null;

-- What was saved, once and for good: whoever saves again adds one.
create table written_editions (
  item_id uuid not null references written_items (id) on delete cascade,
  number integer not null check (number >= 1),
  title text not null check (length(title) between 1 and 200),
  -- What its kind has beside title and text.
  fields jsonb not null,
  -- A tree of the nodes that the contract allows, never HTML.
  doc jsonb not null,
  -- All its words, for the search.
  words text not null,
  -- Null for what the shop began with.
  written_by uuid,
  written_at timestamptz not null,
  -- The edition it was made from, when somebody went back to it.
  restored_from integer,
  primary key (item_id, number)
);
create index written_editions_search on written_editions using gin ((title || ' ' || words) gin_trgm_ops);

-- Pictures in texts: made anew in a few widths, each an object of the file store.
create table written_pictures (
  id uuid primary key,
  -- Of the upload it was made of; taken twice, it is the same picture.
  source_file_id uuid not null unique,
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  widths integer[] not null check (cardinality(widths) > 0),
  added_by uuid not null,
  added_at timestamptz not null
);

-- Who of the staff has a text open, so that two are told of each other.
create table written_openings (
  item_id uuid not null references written_items (id) on delete cascade,
  staff_id uuid not null,
  seen_at timestamptz not null,
  primary key (item_id, staff_id)
);

-- What there was is moved: lines of plain text become paragraphs, the marks of policies become headings, lists and tables.
create function pg_temp.text_nodes(line text) returns jsonb language sql as $$
  select case when line = '' then '[]'::jsonb else jsonb_build_array(jsonb_build_object('type', 'text', 'text', line)) end
$$;

create function pg_temp.doc_of_plain(body text) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(
    jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', coalesce((
      select jsonb_agg(piece.node order by line.at, piece.at)
      from string_to_table(part.words, e'\n') with ordinality line (words, at),
        lateral (values
          (0, '{"type": "hardBreak"}'::jsonb, line.at > 1),
          (1, pg_temp.text_nodes(line.words) -> 0, line.words <> '')) piece (at, node, stays)
      where piece.stays), '[]')) order by part.at),
    '[{"type": "paragraph"}]'))
  from regexp_split_to_table(body, e'\n{2,}') with ordinality part (words, at)
  where btrim(part.words) <> ''
$$;

create function pg_temp.paragraph(words text) returns jsonb language sql as $$
  select jsonb_build_object('type', 'paragraph', 'content', pg_temp.text_nodes(words))
$$;

create function pg_temp.doc_of_marks(body text) returns jsonb language plpgsql as $$
declare
  blocks jsonb := '[]';
  block jsonb;
  line text;
  wraps text;
begin
  foreach line in array string_to_array(body, e'\n') loop
    wraps := null;
    if line like '## %' then
      block := jsonb_build_object(
        'type', 'heading', 'attrs', '{"level": 2}'::jsonb, 'content', pg_temp.text_nodes(substr(line, 4)));
    elsif line like '- %' then
      wraps := 'bulletList';
      block := jsonb_build_object('type', 'listItem', 'content', jsonb_build_array(pg_temp.paragraph(substr(line, 3))));
    elsif line like '| %' then
      wraps := 'table';
      select jsonb_build_object('type', 'tableRow', 'content', jsonb_agg(jsonb_build_object(
        'type', case when blocks -> -1 ->> 'type' = 'table' then 'tableCell' else 'tableHeader' end,
        'content', jsonb_build_array(pg_temp.paragraph(btrim(cell.words)))) order by cell.at))
      into block
      from string_to_table(btrim(btrim(line), '|'), '|') with ordinality cell (words, at);
    elsif btrim(line) = '' then
      continue;
    else
      block := pg_temp.paragraph(line);
    end if;
    if wraps is null then
      blocks := blocks || jsonb_build_array(block);
    elsif blocks -> -1 ->> 'type' = wraps then
      blocks := jsonb_insert(blocks, array['-1', 'content', '-1'], block, true);
    else
      blocks := blocks || jsonb_build_array(jsonb_build_object('type', wraps, 'content', jsonb_build_array(block)));
    end if;
  end loop;
  return jsonb_build_object('type', 'doc', 'content', blocks);
end
$$;

create temporary table moved on commit drop as
  select id, 'notice' as kind, null as slug, 0 as position, version, title, jsonb_build_object('pinned', pinned) as fields,
    pg_temp.doc_of_plain(body) as doc, body as words, published_at, hidden_at is null and published_at <= now() as shown,
    hidden_at is null and published_at > now() as waiting
  from notices
  union all
  select id, 'faq', null, position, version, question, jsonb_build_object('category', category), pg_temp.doc_of_plain(answer), answer,
    now(), hidden_at is null, false
  from faqs
  union all
  select gen_random_uuid(), 'policy', name || '-' || version, 0, 1,
    case name when 'terms' then '이용약관' else '개인정보처리방침' end,
    jsonb_build_object('policy', name, 'effectiveFrom', effective_from, 'changeNote', change_note), pg_temp.doc_of_marks(body), body,
    published_at, true, false
  from policy_version
  union all
  select gen_random_uuid(), 'portfolio', id, position, 1, title,
    jsonb_build_object('product', product, 'coverTitle', cover_title, 'summary', summary, 'spec', spec, 'example', example),
    pg_temp.doc_of_plain(body), body, coalesce(published_at, now()), published_at is not null, false
  from portfolio_case;

insert into written_items (id, kind, slug, position, version, newest, live, published_at, next_edition, next_at, created_at)
select id, kind, slug, position, version, 1, case when shown then 1 end, case when not waiting then published_at end,
  case when waiting then 1 end, case when waiting then published_at end, least(published_at, now())
from moved;
insert into written_editions (item_id, number, title, fields, doc, words, written_at)
select id, 1, title, fields, doc, words, least(published_at, now()) from moved;

drop table notices, faqs, policy_version, portfolio_case;
drop function pg_temp.doc_of_marks(text), pg_temp.paragraph(text), pg_temp.doc_of_plain(text), pg_temp.text_nodes(text);

-- The right to write was that to write notices and questions; who had it writes the rest too.
update staff_role set rights = array_replace(rights, 'notices', 'content'), version = version + 1
where 'notices' = any (rights);
