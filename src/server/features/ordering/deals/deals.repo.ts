import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { DealShow, DealSums } from '#/contract/ordering/deals.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DealKind } from '#/domain/documents/dealing.ts'
import { dealKind } from '#/domain/documents/dealing.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { daysAfter, seoulMidnight } from '#/lib/seoul-time.ts'
import { titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import { dealings } from '#/server/features/ordering/documents/documents.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { DealPlace } from './deal-place.ts'

export interface DealPeriod {
  /** Days in Seoul, both included. */
  readonly from: string
  readonly to: string
}

export interface ListedDeal {
  readonly seq: number
  readonly at: Date
  readonly kind: DealKind
  readonly orderNumber: string
  readonly title: string
  readonly ownTitle: boolean
  readonly lineCount: number
  readonly firstSpec: JobSpec
  readonly firstFiles: readonly LineFile[]
  readonly method: string | null
  readonly supply: number
  readonly vat: number
  readonly paid: number
  readonly prepaid: number
  readonly owed: number
}

type Row = Record<string, unknown> &
  Omit<ListedDeal, 'at' | 'kind'> & {
    readonly at: string
    readonly kind: string
    readonly first: boolean
    readonly soldSpec: JobSpec | null
    readonly stands: number
  }

interface Asked extends DealPeriod {
  readonly memberId: string
  readonly show: DealShow
  readonly q: string
  readonly after: DealPlace | null
  readonly limit: number
}

const beginOf = ({ from }: DealPeriod): SQL => sql`${seoulMidnight(from).toISOString()}::timestamptz`
const endOf = ({ to }: DealPeriod): SQL => sql`${daysAfter(seoulMidnight(to), 1).toISOString()}::timestamptz`

const SHOWN: Readonly<Record<DealShow, SQL>> = {
  all: sql`true`,
  sales: sql`d.first`,
  corrections: sql`(not d.first and (d.supply <> 0 or d.vat <> 0))`,
  owed: sql`o.receivable_total > 0`,
}

/** A sale is of the job as it was sold; what a change made of it is a row of its own. */
const SPEC_THEN = sql`(select c.before->'spec' from order_changes c
  where d.first and c.line_id = l.id and c.state = 'applied' order by c.ended_at limit 1)`

/** As exactly as a place in the list tells it. */
const MOMENT = sql`date_trunc('milliseconds', d.at)`

/** Bookings of a period in the order of their time, from a place on. */
export async function listedDeals(db: DbOrTx, asked: Asked): Promise<readonly ListedDeal[]> {
  const { memberId, show, q, after, limit } = asked
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const from = after
    ? sql`(${MOMENT}, d.seq) > (${after.at.toISOString()}::timestamptz, ${after.seq}::bigint)`
    : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select d.seq, d.at, d.kind, d.first, d.stands, d.supply, d.vat, d.paid, d.prepaid, d.owed, o.number as "orderNumber", o.payment_method as method,
      l.title, l.own_title as "ownTitle", l.spec as "firstSpec", ${SPEC_THEN} as "soldSpec", l.files as "firstFiles",
      (select count(*)::int from order_lines n where n.order_id = o.id) as "lineCount"
    from (${dealings(sql`o.member_id = ${memberId}::uuid`)}) d
      join orders o on o.id = d.order_id
      join order_lines l on l.order_id = o.id and l.position = 1
    where d.at >= ${beginOf(asked)} and d.at < ${endOf(asked)} and ${SHOWN[show]} and ${from}
      and (${q}::text = '' or o.number ilike ${part}
        or exists (select 1 from order_lines t where t.order_id = o.id and t.title ilike ${part}))
    order by ${MOMENT}, d.seq limit ${limit}`)
  return rows.map((row) => ({
    ...row,
    ...(row.soldSpec && jobOf(row, row.soldSpec)),
    at: new Date(row.at),
    kind: dealKind(row),
  }))
}

const jobOf = ({ title, ownTitle }: Row, firstSpec: JobSpec) => ({
  firstSpec,
  ...titleOf(firstSpec, ownTitle ? title : null),
})

const NOTHING: DealSums = {
  carried: 0,
  forward: 0,
  advances: 0,
  orders: 0,
  supply: 0,
  vat: 0,
  paid: 0,
  prepaid: 0,
  owed: 0,
}

/** Sums of the whole period, by the database. */
export async function dealSums(db: DbOrTx, memberId: string, period: DealPeriod): Promise<DealSums> {
  const inside = sql`d.at >= ${beginOf(period)}`
  const sum = (column: string, which: SQL) =>
    sql`coalesce(sum(d.${sql.raw(column)}) filter (where ${which}), 0)::bigint as ${sql.raw(column)}`
  const { rows } = await db.execute<Record<string, unknown> & DealSums>(sql`
    with d as (select * from (${dealings(sql`o.member_id = ${memberId}::uuid`)}) told where told.at < ${endOf(period)})
    select coalesce(sum(d.owed) filter (where not ${inside}), 0)::bigint as carried,
      coalesce(sum(d.owed), 0)::bigint as forward, (count(distinct d.order_id) filter (where ${inside}))::int as orders,
      (select coalesce(sum(greatest(0, -held.owed)), 0)::bigint from (select sum(owed) as owed from d group by order_id) held) as advances,
      ${sum('supply', inside)}, ${sum('vat', inside)}, ${sum('paid', inside)},
      ${sum('prepaid', inside)}, ${sum('owed', inside)}
    from d`)
  return rows[0] ?? NOTHING
}

/** Orders that wait for their money: nothing was dealt of them yet. */
export async function unpaidOf(db: DbOrTx, memberId: string): Promise<{ orders: number; total: number }> {
  const { rows } = await db.execute<{ orders: number; total: number }>(sql`
    select count(*)::int as orders, coalesce(sum(total), 0)::bigint as total from orders
    where member_id = ${memberId}::uuid and cancelled_at is null and payment_state in ('unpaid', 'waiting-deposit', 'confirming')`)
  return rows[0] ?? { orders: 0, total: 0 }
}

/** Whether anything of an order was booked in a period. */
export async function wasDealtIn(
  db: DbOrTx,
  memberId: string,
  period: DealPeriod,
  orderNumber: string,
): Promise<boolean> {
  const which = sql`o.member_id = ${memberId}::uuid and o.number = ${orderNumber}`
  const { rowCount } = await db.execute(
    sql`select 1 from (${dealings(which)}) d where d.at >= ${beginOf(period)} and d.at < ${endOf(period)} limit 1`,
  )
  return rowCount === 1
}
