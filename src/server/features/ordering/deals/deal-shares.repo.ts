import { and, count, desc, eq, gt, isNull, max } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { dealShareLooks, type DealShareRow, dealShares } from './deal-shares.table.ts'

export interface LookedShare {
  readonly share: DealShareRow
  readonly looks: number
  readonly lastLookAt: Date | null
}

/** So many as a page shows; older ones are long over. */
const LISTED = 50

export async function insertShare(tx: Tx, share: DealShareRow): Promise<void> {
  await tx.insert(dealShares).values(share)
}

export async function countOpen(db: DbOrTx, memberId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(dealShares)
    .where(and(eq(dealShares.memberId, memberId), isNull(dealShares.revokedAt), gt(dealShares.expiresAt, now)))
  return row?.open ?? 0
}

/** The newest first, each with how often it was looked at. */
export function listShares(db: DbOrTx, memberId: string): Promise<LookedShare[]> {
  return db
    .select({ share: dealShares, looks: count(dealShareLooks.id), lastLookAt: max(dealShareLooks.at) })
    .from(dealShares)
    .leftJoin(dealShareLooks, eq(dealShareLooks.shareId, dealShares.id))
    .where(eq(dealShares.memberId, memberId))
    .groupBy(dealShares.id)
    .orderBy(desc(dealShares.createdAt), desc(dealShares.id))
    .limit(LISTED)
}

/** Null for another member's. The first closing stays. */
export async function revokeShare(
  tx: Tx,
  { id, memberId, at }: { readonly id: string; readonly memberId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(dealShares)
    .set({ revokedAt: at })
    .where(and(eq(dealShares.id, id), eq(dealShares.memberId, memberId), isNull(dealShares.revokedAt)))
}

/** All of a member who is shut out: letting them in again opens none that was given away before. */
export async function closeSharesOf(
  tx: Tx,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(dealShares)
    .set({ revokedAt: at })
    .where(and(eq(dealShares.memberId, memberId), isNull(dealShares.revokedAt)))
}

/** Of a link that still opens. */
export async function shareOfToken(db: DbOrTx, tokenHash: string, now: Date): Promise<DealShareRow | null> {
  const [share] = await db
    .select()
    .from(dealShares)
    .where(and(eq(dealShares.tokenHash, tokenHash), isNull(dealShares.revokedAt), gt(dealShares.expiresAt, now)))
  return share ?? null
}

export async function writeLook(db: DbOrTx, look: Omit<typeof dealShareLooks.$inferInsert, 'id'>): Promise<void> {
  await db.insert(dealShareLooks).values(look)
}
