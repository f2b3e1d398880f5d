import { sql, type SQL } from 'drizzle-orm'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Orderer } from '#/domain/orders/order-records.ts'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { LINE_QUEUE, LINES_IN_WORK } from './line-queue.sql.ts'

export type BoardView = 'active' | 'mine' | 'today' | 'hold' | 'all'

export interface BoardFilter {
  readonly view: BoardView
  readonly staffId: string
  readonly today: string
  readonly kind?: QueueKind | undefined
  readonly product?: ProductCode | undefined
  readonly q?: string | undefined
  readonly after: BoardPlace | null
  readonly limit: number
}

/** Where a page ended: among what is in work, or among all that was ever ordered. */
export type BoardPlace =
  | { readonly idle: boolean; readonly since: string; readonly lineId: string }
  | { readonly placedAt: string; readonly orderId: string; readonly position: number }

export interface BoardLine extends Record<string, unknown> {
  readonly line_id: string
  readonly order_id: string
  readonly position: number
  readonly placed_at: string
  readonly number: string
  readonly title: string
  readonly product: ProductCode
  readonly copies: number
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

/** What needs a person first, the longest waiting at the top; of all that was ever ordered the newest first. */
export async function readBoard(db: Db, filter: BoardFilter): Promise<BoardLine[]> {
  const conditions = [viewOf(filter), ...narrowing(filter)]
  const { rows } = await db.execute<BoardLine>(sql`
    select q.line_id, q.order_id, q.position, q.number, q.title, q.product, q.copies, q.spec, q.total, q.file_state,
      q.production_state, q.delivery_state, q.payment_state, q.orderer, q.due_day::text as due_day,
      ${microseconds(sql`q.since`)} as since, ${microseconds(sql`q.placed_at`)} as placed_at,
      q.kind, a.staff_name as assignee, (q.kind is null) as idle
    from (${isByAge(filter) ? LINE_QUEUE : LINES_IN_WORK}) q left join order_assignees a on a.order_id = q.order_id
    where ${sql.join(conditions, sql` and `)}
    order by ${isByAge(filter) ? sql`q.placed_at desc, q.order_id desc, q.position` : sql`(q.kind is null), q.since, q.line_id`}
    limit ${filter.limit}`)
  return rows
}

const microseconds = (at: SQL) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export interface BoardCounts extends Record<string, unknown> {
  readonly active: number
  readonly mine: number
  readonly today: number
  readonly hold: number
}

export async function countBoard(db: Db, staffId: string, today: string): Promise<BoardCounts> {
  const { rows } = await db.execute<BoardCounts>(sql`
    select count(*)::int as active,
      count(*) filter (where a.staff_id = ${staffId}::uuid)::int as mine,
      count(*) filter (where q.due_day = ${today}::date)::int as today,
      count(*) filter (where q.production_state = 'on-hold')::int as hold
    from (${LINES_IN_WORK}) q left join order_assignees a on a.order_id = q.order_id
    where ${ACTIVE}`)
  return rows[0] ?? { active: 0, mine: 0, today: 0, hold: 0 }
}

/** Of the work: neither cancelled nor in the customer's hands, or its money is missing. */
const ACTIVE = sql`(q.money_missing or (q.production_state <> 'cancelled'
  and (q.production_state <> 'done' or coalesce(q.delivery_state, 'preparing') not in ('delivered', 'confirmed'))))`

function viewOf({ view, staffId, today }: BoardFilter): SQL {
  switch (view) {
    case 'all':
      return sql`true`
    case 'active':
      return ACTIVE
    case 'mine':
      return sql`${ACTIVE} and a.staff_id = ${staffId}::uuid`
    case 'today':
      return sql`${ACTIVE} and q.due_day = ${today}::date`
    case 'hold':
      return sql`${ACTIVE} and q.production_state = 'on-hold'`
  }
}

function narrowing({ kind, product, q, after }: BoardFilter): SQL[] {
  return [
    ...(kind ? [sql`q.kind = ${kind}`] : []),
    ...(product ? [sql`q.product = ${product}`] : []),
    ...(q ? [searchOf(q)] : []),
    ...(after ? [behind(after)] : []),
  ]
}

/** The first comparison is one that the index over the time of ordering can answer. */
function behind(place: BoardPlace): SQL {
  if ('since' in place)
    return sql`((q.kind is null), q.since, q.line_id) > (${place.idle}::boolean, ${place.since}::timestamptz, ${place.lineId}::uuid)`
  const order = sql`(${place.placedAt}::timestamptz, ${place.orderId}::uuid)`
  return sql`(q.placed_at, q.order_id) <= ${order} and ((q.placed_at, q.order_id) < ${order} or q.position > ${place.position}::int)`
}

const WHOLE_NUMBER = /^\d{8}-[0-9A-Z]{6}$/i

/** Order number, customer, company, the tail of the phone number, title, file name. */
function searchOf(q: string): SQL {
  if (WHOLE_NUMBER.test(q)) return sql`q.number = ${q.toUpperCase()}`
  const like = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(q.number ilike ${like} or q.title ilike ${like} or q.orderer->>'name' ilike ${like}
    or q.orderer->>'company' ilike ${like}
    or right(regexp_replace(q.orderer->>'phone', '\D', '', 'g'), 8) like ${like}
    or exists (select 1 from jsonb_array_elements(q.files) f where f->>'name' ilike ${like}))`
}
