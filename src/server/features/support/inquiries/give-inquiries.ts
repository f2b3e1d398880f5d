import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { inquiries } from './inquiries.table.ts'

/** What a guest asked becomes the member's, with the cases in it. */
export async function giveInquiries(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const theirs = eq(inquiries.memberId, guestId)
  await tx.select({ id: inquiries.id }).from(inquiries).where(theirs).orderBy(asc(inquiries.id)).for('no key update')
  await tx.update(inquiries).set({ memberId }).where(theirs)
}
