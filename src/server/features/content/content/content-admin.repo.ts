import { and, asc, eq, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { FaqRecord, NoticeRecord } from './content.repo.ts'
import { faqs, notices } from './content.table.ts'

/** All notices in the order of the customer's list, also those that no customer sees. */
export function pageOfStaffNotices(db: DbOrTx, after: string | null, limit: number): Promise<NoticeRecord[]> {
  return db
    .select()
    .from(notices)
    .where(
      after === null
        ? undefined
        : sql`(pinned, published_at, id) < (select pinned, published_at, id from notices where id = ${after})`,
    )
    .orderBy(sql`pinned desc, published_at desc, id desc`)
    .limit(limit)
}

/** False when there is none of that version. */
export async function updateNotice(
  tx: Tx,
  { id, version }: Pick<NoticeRecord, 'id' | 'version'>,
  change: Omit<NoticeRecord, 'id' | 'version'>,
): Promise<boolean> {
  const rows = await tx
    .update(notices)
    .set({ ...change, version: version + 1 })
    .where(and(eq(notices.id, id), eq(notices.version, version)))
    .returning({ id: notices.id })
  return rows.length > 0
}

export async function noticeExists(db: DbOrTx, id: string): Promise<boolean> {
  return (await db.select({ id: notices.id }).from(notices).where(eq(notices.id, id))).length > 0
}

export function allStaffFaqs(db: DbOrTx): Promise<FaqRecord[]> {
  return db.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id))
}

/** Behind all others; two at once may share the place, and their ids decide. */
export async function lastFaqPosition(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ last: sql<number>`coalesce(max(position), -1)::int` }).from(faqs)
  return row?.last ?? -1
}

/** False when there is none of that version. */
export async function updateFaq(
  tx: Tx,
  { id, version }: Pick<FaqRecord, 'id' | 'version'>,
  change: Omit<FaqRecord, 'id' | 'version' | 'position'>,
): Promise<boolean> {
  const rows = await tx
    .update(faqs)
    .set({ ...change, version: version + 1 })
    .where(and(eq(faqs.id, id), eq(faqs.version, version)))
    .returning({ id: faqs.id })
  return rows.length > 0
}

export async function faqExists(db: DbOrTx, id: string): Promise<boolean> {
  return (await db.select({ id: faqs.id }).from(faqs).where(eq(faqs.id, id))).length > 0
}
