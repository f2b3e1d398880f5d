import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { isInitials, soughtOf } from '#/domain/search/rank.ts'
import { koreanLetters } from '#/lib/korean-letters.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { SearchText } from './search.table.ts'

/** Of each kind: enough to put in order by how well they fit. */
const MOST = 24
/** Texts with a word: notices become many, and leave room for what they are seldom as good as. */
const MOST_LASTING = 240
const MOST_NOTICES = 60
/** Robots are told of these; a shop that writes more has them found by its pages. */
const MOST_PAGES = 5_000

const patternOf = (word: string): string => `%${soughtOf(word)}%`

/** The texts of each kind that have all the words: those with them in their title, and others to fill up. */
export async function textsWith(db: DbOrTx, words: readonly string[]): Promise<readonly SearchText[]> {
  const within = (column: SQL) =>
    sql.join(
      words.map((word) => sql`${column} like ${patternOf(word)}`),
      sql` and `,
    )
  const initials = words.filter(isInitials).map((word) => sql`initials like ${`%${word}%`}`)
  const titled = initials.length === words.length ? sql.join(initials, sql` and `) : within(sql`head`)
  // Hits of the text in no order: a word that most of them have must not make all of them be sorted.
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with titled as materialized (
      select item_id, row_number() over (partition by kind order by published_at desc) as place
      from search_texts where ${titled}
    ),
    lasting as materialized (
      select item_id, kind from search_texts where kind <> 'notice' and ${within(sql`letters`)} limit ${MOST_LASTING}
    ),
    notices as materialized (
      select item_id from search_texts where kind = 'notice' and ${within(sql`letters`)} limit ${MOST_NOTICES}
    )
    select item_id as "itemId", kind, slug, title, said, published_at as "publishedAt" from search_texts
    where item_id in (
      select item_id from titled where place <= ${MOST}
      union all
      select item_id from (select item_id, row_number() over (partition by kind) as place from lasting) by_kind where place <= ${MOST}
      union all
      (select item_id from notices limit ${MOST}))`)
  return rows.map(textOfRow)
}

/** Titles that share letters with a word, the nearest first. */
export async function titlesLike(db: DbOrTx, word: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from search_titles_like(${koreanLetters(word)}) as found (title)`,
  )
  return rows.map(({ title }) => title)
}

/** Every published text that has a page of its own, for robots. */
export async function publishedPages(db: DbOrTx): Promise<readonly Pick<SearchText, 'itemId' | 'kind' | 'slug'>[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select item_id as "itemId", kind, slug, '' as title, '' as said, published_at as "publishedAt" from search_texts
    order by published_at desc, item_id limit ${MOST_PAGES}`)
  return rows.map(textOfRow)
}

const textOfRow = (row: Record<string, unknown>): SearchText =>
  ({ ...row, publishedAt: new Date(row['publishedAt'] as string) }) as SearchText
