import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { type OrderFilter, type OrderSort, valuesOf } from '#/domain/orders/order-filter.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile, Orderer } from '#/domain/orders/order-records.ts'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { QueueBorders } from '#/domain/orders/queue-deadlines.ts'
import { lineQueue, linesInWork } from './line-queue.sql.ts'
import { lineSays } from './line-search.sql.ts'
import { tableLines, type TablePlace } from './order-table.repo.ts'

export type BoardView = 'active' | 'mine' | 'today' | 'hold' | 'all'

export interface BoardFilter {
  readonly view: BoardView
  readonly staffId: string
  readonly borders: QueueBorders
  readonly kind?: QueueKind | undefined
  /** Of all that was ever ordered; of the work only products and words count. */
  readonly filter: OrderFilter
  readonly sort: OrderSort
  /** Whether who asks may reveal personal data. */
  readonly reveals: boolean
  readonly reports: boolean
  readonly after: BoardPlace | null
  readonly limit: number
}

/** Where a page ended: among what is in work, or among all that was ever ordered. */
export type BoardPlace = { readonly idle: boolean; readonly since: string; readonly lineId: string } | TablePlace

export interface BoardLine extends Record<string, unknown> {
  readonly line_id: string
  readonly order_id: string
  readonly member_id: string
  readonly memo: string
  readonly position: number
  readonly placed_at: string
  readonly number: string
  readonly title: string
  readonly own_title: boolean
  readonly files: readonly LineFile[]
  readonly product: ProductCode
  readonly copies: number
  readonly remake_copies: number | null
  readonly spec: JobSpec
  readonly total: string
  readonly file_state: FileState
  readonly production_state: ProductionState
  readonly delivery_state: DeliveryState | null
  readonly payment_state: PaymentState
  readonly orderer: Orderer
  readonly due_day: string | null
  readonly since: Date | string
  readonly kind: QueueKind | null
  readonly assignee: string | null
  readonly idle: boolean
}

/** Only work has a kind, so whoever asks for one asks for work, whatever the view. */
export const isByAge = ({ view, kind }: Pick<BoardFilter, 'view' | 'kind'>): boolean => view === 'all' && !kind

/** What needs a person first, the longest waiting at the top; all that was ever ordered as it is filtered and sorted. */
export async function readBoard(db: Db, filter: BoardFilter): Promise<BoardLine[]> {
  return isByAge(filter) ? readTable(db, filter) : readInWork(db, filter)
}

async function readInWork(db: Db, filter: BoardFilter): Promise<BoardLine[]> {
  const { kind, after } = filter
  const products = valuesOf(filter.filter.product)
  const { q } = filter.filter
  const conditions = [
    viewOf(filter),
    ...(kind ? [sql`q.kind = ${kind}`] : []),
    ...(products.length > 0 ? [sql`q.product = any(${sql.param([...products])}::text[])`] : []),
    ...(q
      ? [sql`exists (select 1 from order_line_search s where s.line_id = q.line_id and ${lineSays(q, filter.reveals)})`]
      : []),
    ...(after && 'since' in after ? [behind(after)] : []),
  ]
  const { rows } = await db.execute<BoardLine>(sql`
    ${selectFrom(linesInWork(filter.borders))}
    where ${sql.join(conditions, sql` and `)}
    order by (q.kind is null), q.since, q.line_id limit ${filter.limit}`)
  return rows
}

async function readTable(db: Db, { filter, sort, after, limit, staffId, reveals, reports, borders }: BoardFilter) {
  const { today, openDay } = borders
  const place = after && 'value' in after ? after : null
  const ids = await tableLines(db, { filter, sort, after: place, limit, staffId, reveals, reports, today, openDay })
  return boardLines(db, borders, ids)
}

/** These lines, in this order. */
export async function boardLines(db: Db, borders: QueueBorders, ids: readonly string[]): Promise<BoardLine[]> {
  if (ids.length === 0) return []
  const asked = sql.param([...ids])
  const { rows } = await db.execute<BoardLine>(sql`
    ${selectFrom(lineQueue(borders))}
    where q.line_id = any(${asked}::uuid[]) order by array_position(${asked}::uuid[], q.line_id)`)
  return rows
}

const selectFrom = (lines: SQL): SQL => sql`
  select q.line_id, q.order_id, q.member_id, q.memo, q.position, q.number, q.title, q.own_title, q.files, q.product, q.copies, q.remake_copies, q.spec, q.total, q.file_state,
    q.production_state, q.delivery_state, q.payment_state, q.orderer, q.due_day::text as due_day,
    ${microseconds(sql`q.since`)} as since, ${microseconds(sql`q.placed_at`)} as placed_at,
    q.kind, a.staff_name as assignee, (q.kind is null) as idle
  from (${lines}) q left join order_assignees a on a.order_id = q.order_id`

const microseconds = (at: SQL) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export interface BoardCounts extends Record<string, unknown> {
  readonly active: number
  readonly mine: number
  readonly today: number
  readonly hold: number
}

export async function countBoard(db: Db, staffId: string, borders: QueueBorders): Promise<BoardCounts> {
  const { rows } = await db.execute<BoardCounts>(sql`
    select count(*)::int as active,
      count(*) filter (where a.staff_id = ${staffId}::uuid)::int as mine,
      count(*) filter (where q.due_day = ${borders.today}::date)::int as today,
      count(*) filter (where q.production_state = 'on-hold')::int as hold
    from (${linesInWork(borders)}) q left join order_assignees a on a.order_id = q.order_id
    where ${ACTIVE}`)
  return rows[0] ?? { active: 0, mine: 0, today: 0, hold: 0 }
}

/** Of the work: neither cancelled nor in the customer's hands, or its money is missing. */
const ACTIVE = sql`(q.money_missing or (q.production_state <> 'cancelled'
  and (q.production_state <> 'done' or coalesce(q.delivery_state, 'preparing') not in ('delivered', 'confirmed'))))`

function viewOf({ view, staffId, borders }: BoardFilter): SQL {
  switch (view) {
    case 'all':
      return sql`true`
    case 'active':
      return ACTIVE
    case 'mine':
      return sql`${ACTIVE} and a.staff_id = ${staffId}::uuid`
    case 'today':
      return sql`${ACTIVE} and q.due_day = ${borders.today}::date`
    case 'hold':
      return sql`${ACTIVE} and q.production_state = 'on-hold'`
  }
}

const behind = ({ idle, since, lineId }: Extract<BoardPlace, { since: string }>): SQL =>
  sql`((q.kind is null), q.since, q.line_id) > (${idle}::boolean, ${since}::timestamptz, ${lineId}::uuid)`
