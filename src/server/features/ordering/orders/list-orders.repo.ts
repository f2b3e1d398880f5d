import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { OrderStep } from '#/domain/orders/merged-label.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { DeliveryStates, LineStates } from '#/domain/orders/order-label.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Place } from '#/server/platform/db/keyset.ts'

type StandingLine = LineStates & { readonly dueDay: string | null }

export interface ListedOrder {
  readonly id: string
  readonly number: string
  /** Id; null is the shop itself. */
  readonly brand: string | null
  readonly total: number
  readonly payment: PaymentState
  readonly capturedTotal: number
  readonly advanceTotal: number
  readonly placedAt: Date
  readonly lines: readonly (StandingLine & {
    readonly title: string
    readonly ownTitle: boolean
    readonly copies: number
    readonly workingDays: number
    readonly isKit: boolean
    readonly spec: JobSpec | null
    readonly files: readonly LineFile[] | null
  })[]
  readonly deliveries: readonly DeliveryStates[]
}

export interface ListRange {
  readonly memberId: string
  readonly from: Date
  readonly before: Date
  /** Orders after this one, newest first; null for the first page. */
  readonly after: Place | null
  readonly limit: number
  /** Only orders that can stand there; which of them do is the domain's rule. */
  readonly step?: OrderStep | undefined
  /** Part of the number or of a title. */
  readonly q?: string | undefined
  /** Only orders that anybody has to do something with: they cost as much as there is work. */
  readonly moving?: 'in-work' | 'to-pay' | undefined
  /** Only these. */
  readonly ids?: readonly string[] | undefined
}

const TO_PAY = sql`o.payment_state in ('unpaid', 'confirming', 'waiting-deposit')`

/** So that a customer of many years is not read whole for the few orders that are under way. */
const CAN_STAND_AT: Readonly<Record<OrderStep, SQL>> = {
  payment: sql`(${TO_PAY} or o.change_waits_since is not null or o.payment_state = 'part-paid')`,
  file: sql`o.in_work`,
  proof: sql`o.in_work`,
  production: sql`o.in_work`,
  delivery: sql`o.in_work`,
  done: sql`true`,
  cancelled: sql`(o.payment_state in ('cancelled', 'refunded') or not exists (
    select 1 from order_lines l where l.order_id = o.id and l.production_state <> 'cancelled'))`,
}

const MOVING = { 'in-work': CAN_STAND_AT.file, 'to-pay': TO_PAY } as const

/** Of one's own orders there are so few that each may be looked at. */
function says(q: string): SQL {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(o.number ilike ${part} or exists (
    select 1 from order_lines l where l.order_id = o.id and l.title ilike ${part}))`
}

/** An order as far as its step is asked: what it stands at, and nothing of what was ordered. */
export interface StandingOrder {
  readonly id: string
  readonly payment: PaymentState
  readonly placedAt: Date
  readonly lines: readonly StandingLine[]
  readonly deliveries: readonly DeliveryStates[]
}

interface StandingRow extends Record<string, unknown> {
  id: string
  payment_state: PaymentState
  placed_at: string
  lines: StandingOrder['lines']
  deliveries: StandingOrder['deliveries']
}

interface Row extends StandingRow {
  number: string
  brand: string | null
  total: number
  capturedTotal: number
  advanceTotal: number
  lines: ListedOrder['lines']
}

const LINE_STATES = sql`jsonb_build_object('id', l.id, 'file', l.file_state, 'production', l.production_state,
  'keepsAll', o.kept_total > 0 and o.kept_total = o.captured_total - o.reversed_total,
  'moneyMissing', o.money_missing_since is not null, 'changeWaits', o.change_waits_since is not null,
  'isKit', l.product = 'S001',
  'isUnseen', coalesce(l.origin ->> 'kind' = 'edition' and (l.origin -> 'proof') is distinct from 'true', false), 'dueDay', l.due_day)`

const DELIVERIES = sql`(select coalesce(jsonb_agg(jsonb_build_object('state', d.state, 'counts',
    (select coalesce(jsonb_agg(jsonb_build_object('lineId', c.line_id)), '[]') from order_delivery_lines c where c.delivery_id = d.id)) order by d.position), '[]')
  from order_deliveries d where d.order_id = o.id) as deliveries`

const within = ({ after, ...range }: ListRange): SQL => sql`
  o.member_id = ${range.memberId} and o.placed_at >= ${range.from.toISOString()}::timestamptz
    and o.placed_at < ${range.before.toISOString()}::timestamptz
    and ${range.step ? CAN_STAND_AT[range.step] : sql`true`}
    and ${range.moving ? MOVING[range.moving] : sql`true`}
    and ${range.ids ? sql`o.id in ${range.ids}` : sql`true`}
    and ${range.q ? says(range.q) : sql`true`}
    and (${after?.at.toISOString() ?? null}::timestamptz is null
      or (o.placed_at, o.id) < (${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid))
  order by o.placed_at desc, o.id desc
  limit ${range.limit}`

/** Orders of one member, newest first, with the states of their lines and deliveries; the first line brings its spec and files along. */
export async function listedOrders(db: DbOrTx, range: ListRange): Promise<readonly ListedOrder[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.number, o.brand, o.total, o.payment_state, o.placed_at, o.captured_total::float8 as "capturedTotal",
      o.advance_total::float8 as "advanceTotal",
      (select jsonb_agg(${LINE_STATES} || jsonb_build_object('title', l.title, 'ownTitle', l.own_title,
          'copies', l.copies, 'workingDays', (l.quote ->> 'workingDays')::int, 'spec', case when l.position = 1 then l.spec end,
          'files', case when l.position = 1 then l.files end) order by l.position)
        from order_lines l where l.order_id = o.id) as lines,
      ${DELIVERIES}
    from orders o where ${within(range)}`)
  return rows.map((row) => {
    const { number, brand, total, capturedTotal, advanceTotal, lines } = row
    return { ...standingOf(row), number, brand, total, capturedTotal, advanceTotal, lines }
  })
}

/** The same orders with nothing but what their steps follow from: many of them are counted for a few that are shown. */
export async function standingOrders(db: DbOrTx, range: ListRange): Promise<readonly StandingOrder[]> {
  const { rows } = await db.execute<StandingRow>(sql`
    select o.id, o.payment_state, o.placed_at,
      (select jsonb_agg(${LINE_STATES} order by l.position) from order_lines l where l.order_id = o.id) as lines,
      ${DELIVERIES}
    from orders o where ${within(range)}`)
  return rows.map(standingOf)
}

const standingOf = (row: StandingRow): StandingOrder => ({
  id: row.id,
  payment: row.payment_state,
  placedAt: new Date(row.placed_at),
  lines: row.lines,
  deliveries: row.deliveries,
})
