import { eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { designUse, memberDesign } from './designs.table.ts'

/** What a member kept goes with the membership; files that orders hold are the orders'. */
export async function forgetDesigns(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(memberDesign).where(eq(memberDesign.memberId, memberId))
  await tx.delete(designUse).where(eq(designUse.memberId, memberId))
}

/** Designs of one account become another's, and what was drawn from them. */
export async function giveDesigns(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(memberDesign).set({ memberId }).where(eq(memberDesign.memberId, guestId))
  await tx.update(designUse).set({ memberId }).where(eq(designUse.memberId, guestId))
}
