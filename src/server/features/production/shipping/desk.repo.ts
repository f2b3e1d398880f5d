import { and, eq, gt } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { deskOpenings, parcelPlans } from './desk.table.ts'

type Plan = Partial<Omit<typeof parcelPlans.$inferInsert, 'deliveryId'>>

/** Keeps what was decided; what is not named stays as it was. */
export async function savePlans(tx: Tx, deliveryIds: readonly string[], plan: Plan): Promise<void> {
  await tx
    .insert(parcelPlans)
    .values([...deliveryIds].toSorted().map((deliveryId) => ({ deliveryId, ...plan })))
    .onConflictDoUpdate({ target: parcelPlans.deliveryId, set: plan })
}

/** Until when names and addresses are open for somebody; null when they are not. */
export async function openUntil(db: DbOrTx, staffId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: deskOpenings.until })
    .from(deskOpenings)
    .where(and(eq(deskOpenings.staffId, staffId), gt(deskOpenings.until, now)))
  return row?.until ?? null
}

export async function saveOpening(tx: Tx, staffId: string, openedAt: Date, until: Date): Promise<void> {
  await tx
    .insert(deskOpenings)
    .values({ staffId, openedAt, until })
    .onConflictDoUpdate({ target: deskOpenings.staffId, set: { openedAt, until } })
}

export async function endOpening(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(deskOpenings).where(eq(deskOpenings.staffId, staffId))
}
