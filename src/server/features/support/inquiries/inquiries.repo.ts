import { and, count, desc, eq, gt, lt, or, sql } from '#/server/platform/db/drizzle.ts'
import { QUIET_DAYS } from '#/domain/support/inquiry-machine.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Place } from '#/server/platform/db/keyset.ts'
import { inquiries, type InquiryRow } from './inquiries.table.ts'

export async function readInquiryRow(db: DbOrTx, id: string): Promise<InquiryRow | null> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id))
  return row ?? null
}

/** Those of them that exist, locked in id order. */
export function lockInquiries(tx: Tx, ids: readonly string[]): Promise<InquiryRow[]> {
  const wanted = sql`${inquiries.id} = any(${sql.param([...ids])}::uuid[])`
  return tx.select().from(inquiries).where(wanted).orderBy(inquiries.id).for('no key update')
}

export async function insertInquiry(tx: Tx, row: typeof inquiries.$inferInsert): Promise<void> {
  await tx.insert(inquiries).values(row)
}

export async function updateInquiry(tx: Tx, id: string, change: Partial<InquiryRow>): Promise<void> {
  await tx.update(inquiries).set(change).where(eq(inquiries.id, id))
}

/** Ended so long ago that it lies with the old ones, or brought from an earlier shop. */
const isOld = (now: Date) =>
  sql`(${inquiries.imported} or coalesce(${inquiries.closedAt} < ${daysBefore(now, QUIET_DAYS).toISOString()}::timestamptz, false))`

export interface ListRange {
  readonly memberId: string
  readonly old: boolean
  readonly q: string
  readonly after: Place | null
  readonly limit: number
  readonly now: Date
}

/** A member's own, newest first. What was merged into another one is read there. */
export function listOwn(db: DbOrTx, { memberId, old, q, after, limit, now }: ListRange): Promise<InquiryRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.memberId, memberId),
        sql`${inquiries.mergedInto} is null`,
        old ? isOld(now) : sql`not ${isOld(now)}`,
        q === ''
          ? undefined
          : sql`(${inquiries.title} || ' ' || ${inquiries.lastText} || ' ' || coalesce(${inquiries.context}->>'title', '') || ' ' || coalesce(${inquiries.context}->>'orderNumber', '')) ilike ${part}`,
        after === null
          ? undefined
          : or(
              lt(inquiries.updatedAt, after.at),
              and(eq(inquiries.updatedAt, after.at), sql`${inquiries.id} < ${after.id}::uuid`),
            ),
      ),
    )
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(limit)
}

export async function countOld(db: DbOrTx, memberId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(inquiries)
    .where(and(eq(inquiries.memberId, memberId), sql`${inquiries.mergedInto} is null`, isOld(now)))
  return row?.n ?? 0
}

export async function countUnreadOf(db: DbOrTx, memberId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(inquiries)
    .where(and(eq(inquiries.memberId, memberId), gt(inquiries.unread, 0)))
  return row?.n ?? 0
}

/** Answered so long ago without a word since that they end. */
export async function quietSince(db: DbOrTx, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.state, 'answered'), lt(inquiries.answeredAt, before)))
    .orderBy(inquiries.answeredAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}
