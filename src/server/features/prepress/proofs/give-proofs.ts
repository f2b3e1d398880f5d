import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { proofs } from './proofs.table.ts'

/** Proofs of a guest's orders become the member's; what was said in them keeps its writer's name. */
export async function giveProofs(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const theirs = eq(proofs.memberId, guestId)
  await tx.select({ id: proofs.id }).from(proofs).where(theirs).orderBy(asc(proofs.id)).for('no key update')
  await tx.update(proofs).set({ memberId }).where(theirs)
}
