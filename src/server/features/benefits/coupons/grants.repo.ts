import { desc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { couponGrants, type GrantRow } from './coupons.table.ts'

export async function insertGrant(tx: Tx, row: GrantRow): Promise<void> {
  await tx.insert(couponGrants).values(row)
}

export async function lockGrant(tx: Tx, id: string): Promise<GrantRow | null> {
  const [row] = await tx.select().from(couponGrants).where(eq(couponGrants.id, id)).for('update')
  return row ?? null
}

export async function updateGrant(tx: Tx, id: string, set: Partial<GrantRow>): Promise<void> {
  await tx.update(couponGrants).set(set).where(eq(couponGrants.id, id))
}

/** The latest first. */
export function grantsOf(db: DbOrTx, campaignId: string): Promise<GrantRow[]> {
  return db
    .select()
    .from(couponGrants)
    .where(eq(couponGrants.campaignId, campaignId))
    .orderBy(desc(couponGrants.madeAt), desc(couponGrants.id))
    .limit(50)
}
