import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { estimates } from './estimates.table.ts'

/** The price of one job as an estimate that still holds promises it. */
export interface PromisedLine {
  readonly estimateId: string
  readonly number: string
  readonly quote: Quote
  readonly discountRate: number
  /** Delivery fees it was summed by. */
  readonly feesVersion: number
  readonly expiresAt: Date
  /** Jobs of the estimate: its price is for all of them together. */
  readonly lineCount: number
}

type Row = Record<string, unknown> & Omit<PromisedLine, 'expiresAt'> & { expiresAt: string }

/** Null when the estimate was ordered or withdrawn, or its time is over at `now`. */
export async function promisedLine(
  db: DbOrTx,
  now: Date,
  { estimateId, position }: { readonly estimateId: string; readonly position: number },
): Promise<PromisedLine | null> {
  const { rows } = await db.execute<Row>(sql`
    select e.id as "estimateId", e.number, l.quote, e.discount_rate::float8 as "discountRate", e.fees_version as "feesVersion", e.expires_at as "expiresAt",
      (select count(*)::int from estimate_lines n where n.estimate_id = e.id) as "lineCount"
    from estimates e join estimate_lines l on l.estimate_id = e.id and l.position = ${position}::int
    where e.id = ${estimateId}::uuid and e.state = 'open' and e.expires_at > ${now.toISOString()}::timestamptz`)
  const [row] = rows
  return row ? { ...row, expiresAt: new Date(row.expiresAt) } : null
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
