import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { paymentAttempts } from './payments.table.ts'
import { repayments } from './repayments.table.ts'

/** Payments of a guest, and what is owed to one, become the member's. The books name nobody and stay as they are. */
export async function givePayments(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  for (const table of [paymentAttempts, repayments]) {
    const theirs = eq(table.memberId, guestId)
    await tx.select({ id: table.id }).from(table).where(theirs).orderBy(asc(table.id)).for('no key update')
    await tx.update(table).set({ memberId }).where(theirs)
  }
}
