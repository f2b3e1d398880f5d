import { and, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { estimates } from './estimates.table.ts'

/** The price of one job as an estimate that still holds promises it. */
export interface PromisedLine {
  readonly estimateId: string
  readonly number: string
  readonly quote: Quote
  readonly discountRate: number
  readonly discountAgreed: boolean
  /** Delivery fees it was summed by. */
  readonly feesVersion: number
  readonly expiresAt: Date
  /** Jobs of the estimate: its price is for all of them together. */
  readonly lineCount: number
}

type Row = Record<string, unknown> & Omit<PromisedLine, 'expiresAt'> & { position: number; expiresAt: string }

/** Of estimates that hold: those that were ordered or withdrawn, or whose time is over at `now`, promise nothing. */
export async function promisesOf(
  db: DbOrTx,
  now: Date,
  ids: readonly string[],
): Promise<(estimateId: string, position: number) => PromisedLine | null> {
  if (ids.length === 0) return () => null
  const { rows } = await db.execute<Row>(sql`
    select e.id as "estimateId", l.position, e.number, l.quote, e.discount_rate::float8 as "discountRate", e.discount_agreed as "discountAgreed", e.fees_version as "feesVersion",
      e.expires_at as "expiresAt", (count(*) over (partition by e.id))::int as "lineCount"
    from estimates e join estimate_lines l on l.estimate_id = e.id
    where e.id = any(${sql.param([...new Set(ids)])}::uuid[]) and e.state = 'open' and e.expires_at > ${now.toISOString()}::timestamptz`)
  const found = new Map(
    rows.map(({ position, expiresAt, ...row }) => [
      `${row.estimateId} ${position}`,
      { ...row, expiresAt: new Date(expiresAt) },
    ]),
  )
  return (estimateId, position) => found.get(`${estimateId} ${position}`) ?? null
}

/** The estimates became this order; call it with their rows locked and their promises read in the same transaction. */
export async function markOrdered(
  tx: Tx,
  { ids, orderId, at }: { readonly ids: readonly string[]; readonly orderId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(estimates)
    .set({ state: 'ordered', orderId, orderedAt: at, version: sql`${estimates.version} + 1` })
    .where(and(inArray(estimates.id, ids), eq(estimates.state, 'open')))
}

/** The order that used them up is cancelled: what they promised holds again, until the last day that it named. */
export async function releaseOrdered(db: DbOrTx, orderId: string): Promise<void> {
  await db
    .update(estimates)
    .set({ state: 'open', orderId: null, orderedAt: null, version: sql`${estimates.version} + 1` })
    .where(and(eq(estimates.orderId, orderId), eq(estimates.state, 'ordered')))
}
