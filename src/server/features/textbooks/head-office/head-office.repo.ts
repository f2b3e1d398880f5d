import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { BrandMemberType } from '#/domain/brands/brand.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { DeliveryState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface OfficeBrand {
  readonly id: string
  readonly memberType: BrandMemberType | null
}

export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** Lines of orders that were not taken back. */
const KEPT = sql`o.payment_state not in ('cancelled', 'refunded') and l.production_state <> 'cancelled'`
const DAY = sql`to_char(o.placed_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
/** As the academy said when it asked; else the firm that the desk knows. */
const ACADEMY = sql`coalesce(nullif(r.academy, ''), m.company_name, '')`

const lastRequest = (brand: string) =>
  sql`left join lateral (select * from brand_requests q where q.member_id = m.id and q.brand_id = ${brand}
    order by q.asked_at desc, q.id desc limit 1) r on true`

const placed = ({ from, to }: Period): SQL => sql`
  ${from === null ? sql`` : sql`and o.placed_at >= (${from}::date)::timestamp at time zone 'Asia/Seoul'`}
  ${to === null ? sql`` : sql`and o.placed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'`}`

/** Everybody who is of the brand or asked to be, with how they stand; who has left is nobody's academy any more. */
const standings = ({ id, memberType }: OfficeBrand): SQL => sql`
  select m.id, m.public_id, m.company_name, r.academy, r.contract, coalesce(r.asked_at, m.joined_at) as since,
    case when ${
      memberType === null
        ? sql`r.state = 'approved'`
        : sql`m.type = ${memberType} and (${memberType} <> 'HAMAMATH' or m.grade = '0080')`
    } then 'joined' when r.state = 'waiting' then 'waiting' end as state
  from (
    select id from member where type = ${memberType} union select member_id from brand_requests where brand_id = ${id}
  ) of_brand join member m on m.id = of_brand.id ${lastRequest(id)}
  where m.left_at is null`

export interface AcademyRow extends Record<string, unknown> {
  id: string
  academy: string
  contract: string
  state: 'joined' | 'waiting'
  since: string
  at: string
  orders: number
  copies: number
  lastDay: string | null
}

/** The newest first; `after` is where the page before ended. */
export async function academiesOf(
  db: DbOrTx,
  brand: OfficeBrand,
  { state, after, limit }: { state: 'joined' | 'waiting' | null; after: string | null; limit: number },
): Promise<AcademyRow[]> {
  const [at, id] = after?.split('~') ?? []
  const { rows } = await db.execute<AcademyRow>(sql`
    select s.public_id as id, coalesce(nullif(s.academy, ''), s.company_name, '') as academy,
      coalesce(s.contract, '') as contract, s.state, s.since,
      to_char(s.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      coalesce(sold.orders, 0) as orders, coalesce(sold.copies, 0) as copies, sold."lastDay"
    from (${standings(brand)}) s left join lateral (
      select count(distinct o.id)::int as orders, sum(l.copies)::int as copies, max(${DAY}) as "lastDay"
      from orders o join order_lines l on l.order_id = o.id
      where o.member_id = s.id and o.brand = ${brand.id} and ${KEPT}) sold on true
    where s.state is not null ${state === null ? sql`` : sql`and s.state = ${state}`}
      ${at === undefined ? sql`` : sql`and (s.since, s.public_id) < (${at}::timestamptz, ${id}::uuid)`}
    order by s.since desc, s.public_id desc limit ${limit}`)
  return rows
}

export async function countAcademies(db: DbOrTx, brand: OfficeBrand): Promise<{ joined: number; waiting: number }> {
  const { rows } = await db.execute<{ joined: number; waiting: number }>(sql`
    select count(*) filter (where state = 'joined')::int as joined, count(*) filter (where state = 'waiting')::int as waiting
    from (${standings(brand)}) s`)
  return rows[0] ?? { joined: 0, waiting: 0 }
}

export interface OfficeOrderRow extends Record<string, unknown> {
  id: string
  number: string
  at: string
  day: string
  academy: string
  payment: PaymentState
  lines: readonly {
    title: string
    product: ProductCode
    copies: number
    production: ProductionState
    dueDay: string | null
    term: string | null
    version: number | null
    isEdition: boolean
    total: number
  }[]
  deliveries: readonly DeliveryState[]
}

/** Orders of a brand alone, the newest first. */
export async function officeOrders(
  db: DbOrTx,
  brand: string,
  { academy, after, limit, ...period }: Period & { academy: string | null; after: string | null; limit: number },
): Promise<OfficeOrderRow[]> {
  const [at, id] = after?.split('~') ?? []
  const { rows } = await db.execute<OfficeOrderRow>(sql`
    select o.id, o.number, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, ${DAY} as day,
      case when m.left_at is null then ${ACADEMY} else '' end as academy, o.payment_state as payment,
      (select json_agg(json_build_object('title', l.title, 'product', l.product, 'copies', l.copies,
          'production', l.production_state, 'dueDay', l.due_day, 'total', l.total, 'term', l.origin->>'term',
          'isEdition', coalesce(l.origin->>'kind' = 'edition', false),
          'version', case when l.origin->>'kind' = 'edition' then (l.origin->>'version')::int end) order by l.position)
        from order_lines l where l.order_id = o.id) as lines,
      coalesce((select json_agg(d.state) from order_deliveries d where d.order_id = o.id), '[]'::json) as deliveries
    from orders o join member m on m.id = o.member_id ${lastRequest(brand)}
    where o.brand = ${brand} ${placed(period)} ${academy === null ? sql`` : sql`and m.public_id = ${academy}`}
      ${at === undefined ? sql`` : sql`and (o.placed_at, o.id) < (${at}::timestamptz, ${id}::uuid)`}
    order by o.placed_at desc, o.id desc limit ${limit}`)
  return rows
}

export interface SaleRow extends Record<string, unknown> {
  editionId: string | null
  product: ProductCode
  title: string | null
  grade: string | null
  term: string | null
  academies: number
  orders: number
  copies: number
  total: number
}

/** More textbooks than a brand sells in the terms of a year. */
const MOST_SALES = 2000

/** What was sold of each textbook for each term, and of everything else by its kind; orders that wait for money do not count. */
export async function officeSales(db: DbOrTx, brand: string, period: Period): Promise<SaleRow[]> {
  const { rows } = await db.execute<SaleRow>(sql`
    select s.*, e.title, e.grade from (
      select l.origin->>'editionId' as "editionId", l.origin->>'term' as term, min(l.product) as product,
        count(distinct o.member_id)::int as academies, count(distinct o.id)::int as orders, sum(l.copies)::int as copies,
        sum(l.total)::float8 as total
      from orders o join order_lines l on l.order_id = o.id
      where o.brand = ${brand} and (o.paid_at is not null or o.deferred_at is not null) and ${KEPT} ${placed(period)}
      group by l.origin->>'editionId', l.origin->>'term', case when l.origin->>'editionId' is null then l.product end
    ) s left join editions e on e.id = (s."editionId")::uuid
    order by s.term desc nulls last, s.copies desc, s."editionId" limit ${MOST_SALES}`)
  return rows
}
