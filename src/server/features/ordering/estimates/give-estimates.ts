import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { estimates } from './estimates.table.ts'

/** Estimates that staff made for a guest become the member's. */
export async function giveEstimates(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const theirs = eq(estimates.memberId, guestId)
  const rows = await tx
    .select({ id: estimates.id })
    .from(estimates)
    .where(theirs)
    .orderBy(asc(estimates.id))
    .for('update')
  if (rows.length > 0) await tx.update(estimates).set({ memberId }).where(theirs)
}
