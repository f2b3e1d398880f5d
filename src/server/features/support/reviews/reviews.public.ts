import { eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { reviews } from './reviews.table.ts'

/** Reviews go with the orders that they are about. */
export async function giveReviews(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(reviews).set({ memberId }).where(eq(reviews.memberId, guestId))
}
