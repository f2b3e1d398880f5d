import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { cartItems } from './cart.table.ts'

/** What a guest has in the cart becomes the member's. */
export async function giveCart(tx: Tx, { guestId, memberId }: { guestId: string | null; memberId: string }) {
  if (guestId === null) return
  const theirs = eq(cartItems.memberId, guestId)
  const rows = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(theirs)
    .orderBy(asc(cartItems.id))
    .for('update')
  if (rows.length > 0) await tx.update(cartItems).set({ memberId }).where(theirs)
}
