import { count, desc, eq, isNotNull, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { couponCodes, couponPools, type PoolRow } from './coupons.table.ts'

export interface LockedCode {
  readonly id: string
  readonly campaignId: string
  /** The coupon that was given for it; null while it is unused, or when its member has left. */
  readonly couponId: string | null
  readonly used: boolean
}

/** Two who type the same code at once come one after the other. */
export async function lockCode(tx: Tx, digest: Buffer): Promise<LockedCode | null> {
  const [code] = await tx.select().from(couponCodes).where(eq(couponCodes.digest, digest)).for('update')
  if (!code) return null
  const [pool] = await tx.select().from(couponPools).where(eq(couponPools.id, code.poolId))
  return pool ? { id: code.id, campaignId: pool.campaignId, couponId: code.couponId, used: code.usedAt !== null } : null
}

export async function markCodeUsed(tx: Tx, id: string, use: { couponId: string; at: Date }): Promise<void> {
  await tx.update(couponCodes).set({ couponId: use.couponId, usedAt: use.at }).where(eq(couponCodes.id, id))
}

export async function insertPool(
  tx: Tx,
  pool: PoolRow,
  codes: readonly { readonly id: string; readonly digest: Buffer }[],
): Promise<void> {
  await tx.insert(couponPools).values(pool)
  for (let at = 0; at < codes.length; at += 1000)
    await tx.insert(couponCodes).values(codes.slice(at, at + 1000).map((code) => ({ ...code, poolId: pool.id })))
}

export function poolsOf(db: DbOrTx, campaignId: string) {
  return db
    .select({
      id: couponPools.id,
      note: couponPools.note,
      madeAt: couponPools.madeAt,
      codes: count(couponCodes.id),
      used: sql<number>`count(*) filter (where ${isNotNull(couponCodes.usedAt)})::int`,
    })
    .from(couponPools)
    .innerJoin(couponCodes, eq(couponCodes.poolId, couponPools.id))
    .where(eq(couponPools.campaignId, campaignId))
    .groupBy(couponPools.id)
    .orderBy(desc(couponPools.madeAt))
}

/** All codes of a campaign together. */
export async function countCodes(tx: Tx, campaignId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(couponCodes)
    .innerJoin(couponPools, eq(couponPools.id, couponCodes.poolId))
    .where(eq(couponPools.campaignId, campaignId))
  return row?.n ?? 0
}
