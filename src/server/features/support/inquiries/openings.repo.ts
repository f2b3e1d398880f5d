import { and, eq, gt, lt } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { inquiryOpenings } from './inquiries.table.ts'

export async function openFor(tx: Tx, inquiryId: string, keyHash: string, until: Date): Promise<void> {
  await tx
    .insert(inquiryOpenings)
    .values({ inquiryId, keyHash, until })
    .onConflictDoUpdate({ target: [inquiryOpenings.inquiryId, inquiryOpenings.keyHash], set: { until } })
}

export async function isOpenFor(db: DbOrTx, inquiryId: string, keyHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ until: inquiryOpenings.until })
    .from(inquiryOpenings)
    .where(
      and(
        eq(inquiryOpenings.inquiryId, inquiryId),
        eq(inquiryOpenings.keyHash, keyHash),
        gt(inquiryOpenings.until, now),
      ),
    )
  return rows.length > 0
}

export async function dropOldOpenings(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(inquiryOpenings).where(lt(inquiryOpenings.until, now))
}
