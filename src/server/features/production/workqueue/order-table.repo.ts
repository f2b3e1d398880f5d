import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { OrderFilter, OrderSort } from '#/domain/orders/order-filter.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { LOOKED_THROUGH } from '#/server/platform/db/search-words.ts'
import { lineSays } from './line-search.sql.ts'
import { allOf, tableConditions, type TableReader } from './order-table-filter.sql.ts'

/** Where a page ended, as text that goes into the address and comes back. */
export interface TablePlace {
  readonly value: string
  readonly orderId: string
  readonly position: number
}

export interface TableQuery extends TableReader {
  readonly filter: OrderFilter
  readonly sort: OrderSort
  readonly after: TablePlace | null
  readonly limit: number
}

interface SortBy {
  readonly value: SQL
  readonly type: SQL
  readonly down: boolean
}

const NEWEST: SortBy = { value: sql`t.placed_at`, type: sql`timestamptz`, down: true }
const SORTS: Readonly<Record<OrderSort, SortBy>> = {
  newest: NEWEST,
  oldest: { ...NEWEST, down: false },
  'due-first': { value: sql`coalesce(t.due_day, 'infinity'::date)`, type: sql`date`, down: false },
  'amount-most': { value: sql`t.total`, type: sql`bigint`, down: true },
  'amount-least': { value: sql`t.total`, type: sql`bigint`, down: false },
}

/** Lines of a page; what was searched for comes newest first, whatever the sort. */
export async function tableLines(db: Db, query: TableQuery): Promise<readonly string[]> {
  return query.filter.q ? foundLines(db, query, query.filter.q) : sortedLines(db, query)
}

function sortedLines(db: Db, { filter, sort, after, limit, ...reader }: TableQuery) {
  const by = SORTS[sort]
  const conditions = [...tableConditions(filter, reader), ...(after ? [behind(by, after)] : [])]
  return idsOf(
    db,
    sql`select t.line_id from order_table_lines t where ${allOf(conditions)} order by ${inOrder(by)} limit ${limit}`,
  )
}

/** So many times more of the newest are looked through when the first few hold a part of the page. */
const WIDER = 10

/**
 * What most orders say is found among the newest few, what some say among the newest many, and what few say by the index of words.
 * Each way alone would have to look through everything for the others.
 */
async function foundLines(db: Db, { filter, after, limit, ...reader }: TableQuery, q: string) {
  const conditions = tableConditions(filter, reader)
  const says = lineSays(q, reader.reveals)
  const place = after ? [behind({ ...NEWEST, value: sql`s.placed_at` }, after, sql`s`)] : []
  const joined = conditions.length === 0 ? sql`` : sql`join order_table_lines t on t.line_id = s.line_id`
  const newest = sql`s.placed_at desc, s.order_id desc, s.position`
  const among = (window: number) =>
    idsOf(
      db,
      sql`with s as materialized (
          select * from order_line_search s where ${allOf(place)} order by placed_at desc, order_id desc, position limit ${window})
        select s.line_id from s ${joined} where ${allOf([says, ...conditions])} order by ${newest} limit ${limit}`,
    )
  let found = await among(LOOKED_THROUGH)
  // As often as among the newest it is said before: then the page is soon full, and the index would have too many.
  if (found.length < limit && found.length * WIDER >= limit) found = await among(LOOKED_THROUGH * WIDER)
  if (found.length === limit) return found
  // Alone, the index of words shall answer; beside other conditions the rarer of both.
  if (conditions.length > 0)
    return idsOf(
      db,
      sql`select s.line_id from order_line_search s ${joined} where ${allOf([...place, says, ...conditions])}
        order by ${newest} limit ${limit}`,
    )
  return idsOf(
    db,
    sql`with s as materialized (select s.* from order_line_search s where ${allOf([...place, says])})
      select s.line_id from s order by ${newest} limit ${limit}`,
  )
}

const inOrder = ({ value, down }: SortBy): SQL =>
  down ? sql`${value} desc, t.order_id desc, t.position` : sql`${value}, t.order_id, t.position`

/** The first comparison is one that the index of the sort can answer. */
function behind({ value, type, down }: SortBy, place: TablePlace, row: SQL = sql`t`): SQL {
  const here = sql`(${value}, ${row}.order_id)`
  const there = sql`(${place.value}::${type}, ${place.orderId}::uuid)`
  return down
    ? sql`${here} <= ${there} and (${here} < ${there} or ${row}.position > ${place.position}::int)`
    : sql`${here} >= ${there} and (${here} > ${there} or ${row}.position > ${place.position}::int)`
}

async function idsOf(db: Db, query: SQL): Promise<readonly string[]> {
  const { rows } = await db.execute<{ line_id: string }>(query)
  return rows.map((row) => row.line_id)
}
