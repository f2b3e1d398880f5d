import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { taxBuyers, taxDocuments } from './tax-invoices.table.ts'

/** Papers of a guest become the member's; whom the member's own go to stays as it was said last. */
export async function giveTaxPapers(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const theirs = eq(taxDocuments.memberId, guestId)
  await tx.select({ id: taxDocuments.id }).from(taxDocuments).where(theirs).orderBy(asc(taxDocuments.id)).for('update')
  await tx.update(taxDocuments).set({ memberId }).where(theirs)
  const [own] = await tx.select().from(taxBuyers).where(eq(taxBuyers.memberId, memberId))
  const [other] = await tx.select().from(taxBuyers).where(eq(taxBuyers.memberId, guestId)).for('update')
  if (!other) return
  await tx.delete(taxBuyers).where(eq(taxBuyers.memberId, guestId))
  if (!own) await tx.insert(taxBuyers).values({ ...other, memberId })
}
