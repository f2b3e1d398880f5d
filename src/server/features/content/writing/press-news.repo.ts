import { sql } from '#/server/platform/db/drizzle.ts'
import type { WrittenBy } from '#/contract/content/press-news.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { LiveText } from './live.repo.ts'

/** More are not counted: the reader is told of a thousand. */
const MOST_COUNTED = 1000

const WROTE = {
  others: sql`and e.fields ->> 'medium' is not null`,
  us: sql`and e.fields ->> 'medium' is null`,
} as const

/** What is live of the press by the day of the news, the newest first; after the one with the id `after` when given. */
export async function liveByDay(
  db: DbOrTx,
  wanted: { readonly by: WrittenBy | null; readonly after: string | null; readonly limit: number },
): Promise<readonly LiveText<'press'>[]> {
  const later =
    wanted.after === null
      ? sql``
      : sql`and (e.fields ->> 'day', e.item_id) < (
          select last.fields ->> 'day', last.item_id
          from written_items i join written_editions last on last.item_id = i.id and last.number = coalesce(i.live, i.newest)
          where i.id = ${wanted.after} and i.kind = 'press')`
  const { rows } = await db.execute<LiveText<'press'> & Record<string, unknown>>(sql`
    select i.id, i.slug, e.title, e.fields, e.doc, i.published_at as "publishedAt"
    from written_editions e join written_items i on i.id = e.item_id and i.live = e.number
    where e.fields ? 'medium' and i.kind = 'press' ${wanted.by ? WROTE[wanted.by] : sql``} ${later}
    order by e.fields ->> 'day' desc, e.item_id desc
    limit ${wanted.limit}`)
  return rows
}

export async function countNews(db: DbOrTx): Promise<{ readonly others: number; readonly us: number }> {
  const { rows } = await db.execute<{ others: number; us: number }>(sql`
    select count(*) filter (where medium is not null)::int as others, count(*) filter (where medium is null)::int as us
    from (
      select e.fields ->> 'medium' as medium
      from written_editions e join written_items i on i.id = e.item_id and i.live = e.number
      where e.fields ? 'medium' and i.kind = 'press'
      limit ${MOST_COUNTED}) news`)
  return rows[0] ?? { others: 0, us: 0 }
}
