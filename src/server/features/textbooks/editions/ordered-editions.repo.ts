import { sql } from '#/server/platform/db/drizzle.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Lines of orders that were not taken back. */
const KEPT = sql`o.payment_state not in ('cancelled', 'refunded') and l.production_state <> 'cancelled'`
const DAY = sql`to_char(o.placed_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

export interface LastOrder {
  readonly editionId: string
  readonly copies: number
  readonly day: string
  readonly classes: readonly ClassCopies[]
}

/** What a member ordered last of each of these. A read model. */
export async function lastOrdersOf(
  db: DbOrTx,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastOrder>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<LastOrder & Record<string, unknown>>(sql`
    select distinct on (l.origin->>'editionId') l.origin->>'editionId' as "editionId", l.copies, ${DAY} as day,
      coalesce(l.classes, '[]'::jsonb) as classes
    from order_lines l join orders o on o.id = l.order_id
    where l.origin->>'editionId' = any(${sql.param([...ids])}::text[]) and o.member_id = ${memberId} and ${KEPT}
    order by l.origin->>'editionId', o.placed_at desc, l.position`)
  return new Map(rows.map((row) => [row.editionId, row]))
}

export interface OrderedTerm extends Record<string, unknown> {
  term: string
  editions: number
  copies: number
  lastDay: string
}

/** Of one member at one brand. */
interface Orders {
  readonly memberId: string
  readonly brand: string
}

/** Terms that a member ordered textbooks for, the newest order first. */
export async function termsOf(db: DbOrTx, { memberId, brand }: Orders): Promise<OrderedTerm[]> {
  const { rows } = await db.execute<OrderedTerm>(sql`
    select l.origin->>'term' as term, count(distinct l.origin->>'editionId')::int as editions,
      sum(l.copies)::int as copies, max(${DAY}) as "lastDay"
    from orders o join order_lines l on l.order_id = o.id
    where o.member_id = ${memberId} and o.brand = ${brand} and l.origin->>'kind' = 'edition'
      and l.origin->>'term' is not null and ${KEPT}
    group by 1 order by max(o.placed_at) desc limit 12`)
  return rows
}

export interface TermLine extends Record<string, unknown> {
  title: string
  editionId: string
  origin: LineOrigin
  classes: readonly ClassCopies[] | null
}

/** The last line of each textbook that a member ordered for a term. */
export async function linesOfTerm(
  db: DbOrTx,
  { memberId, brand, term }: Orders & { readonly term: string },
): Promise<TermLine[]> {
  const { rows } = await db.execute<TermLine>(sql`
    select distinct on (l.origin->>'editionId') l.title, l.origin->>'editionId' as "editionId", l.origin, l.classes
    from orders o join order_lines l on l.order_id = o.id
    where o.member_id = ${memberId} and o.brand = ${brand} and l.origin->>'kind' = 'edition'
      and l.origin->>'term' = ${term} and ${KEPT}
    order by l.origin->>'editionId', o.placed_at desc, l.position limit 60`)
  return rows
}

export interface ColleagueOrder extends Record<string, unknown> {
  name: string
  day: string
  copies: number
}

/**
 * What others of the same academy ordered of a textbook for a term. Who works together is known by what staff looked at when they let
 * both in: the academy and its branch or contract. The number of a business is public, and everybody may write any into an account.
 */
export async function colleagueOrders(
  db: DbOrTx,
  { memberId, brand, editionId, term }: Orders & { readonly editionId: string; readonly term: string },
): Promise<ColleagueOrder[]> {
  const { rows } = await db.execute<ColleagueOrder>(sql`
    select m.name, ${DAY} as day, l.copies
    from order_lines l join orders o on o.id = l.order_id join member m on m.id = o.member_id
    join member me on me.id = ${memberId}
    where l.origin->>'editionId' = ${editionId} and l.origin->>'term' = ${term} and ${KEPT}
      and m.id <> me.id and exists (
        select from brand_requests a join brand_requests b on b.brand_id = a.brand_id and lower(b.contract) = lower(a.contract)
          and lower(b.academy) = lower(a.academy)
        where a.member_id = me.id and b.member_id = m.id and a.brand_id = ${brand} and a.contract <> '' and a.academy <> ''
          and a.state = 'approved' and a.decided_by is not null and b.state = 'approved' and b.decided_by is not null)
    order by o.placed_at desc limit 5`)
  return rows
}

/** Only the newest orders are looked at, so that the front page costs the same however many there ever were. */
const LOOKED_AT = 400

/** Ids of the textbooks that most copies were ordered of since a moment, most first; paid orders alone count. */
export async function mostOrdered(
  db: DbOrTx,
  { brand, since, limit }: { readonly brand: string; readonly since: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recent as (
      select o.id from orders o where o.brand = ${brand} and o.placed_at >= ${since.toISOString()}
      order by o.placed_at desc, o.id desc limit ${LOOKED_AT})
    select l.origin->>'editionId' as id
    from recent join orders o on o.id = recent.id join order_lines l on l.order_id = o.id
    where l.origin->>'kind' = 'edition' and o.paid_at is not null and ${KEPT}
    group by 1 order by sum(l.copies) desc, 1 limit ${limit}`)
  return rows.map(({ id }) => id)
}

export interface Sold extends Record<string, unknown> {
  editionId: string
  orders: number
  copies: number
  total: number
}

/** Orders, copies and won of each textbook between two days in Seoul, both included. */
export async function soldOf(
  db: DbOrTx,
  ids: readonly string[],
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<ReadonlyMap<string, Sold>> {
  if (ids.length === 0) return new Map()
  const since = from === null ? sql`` : sql`and o.placed_at >= (${from}::date)::timestamp at time zone 'Asia/Seoul'`
  const until = to === null ? sql`` : sql`and o.placed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'`
  const { rows } = await db.execute<Sold>(sql`
    select l.origin->>'editionId' as "editionId", count(distinct o.id)::int as orders, sum(l.copies)::int as copies,
      sum(l.total)::float8 as total
    from order_lines l join orders o on o.id = l.order_id
    where l.origin->>'editionId' = any(${sql.param([...ids])}::text[]) and ${KEPT} ${since} ${until}
    group by 1`)
  return new Map(rows.map((row) => [row.editionId, row]))
}
