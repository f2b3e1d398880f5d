import { and, asc, eq, isNotNull, ne, type SQL } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { file } from './files.table.ts'

interface Giving {
  readonly guestId: string
  readonly memberId: string
}

const ofGuest = (guestId: string) =>
  and(eq(file.ownerKind, 'member'), eq(file.ownerId, guestId), ne(file.state, 'deleted'))

/** Every file of a guest becomes the member's. */
export const giveFiles = (tx: Tx, { guestId, memberId }: Giving): Promise<void> => give(tx, ofGuest(guestId), memberId)

/** Files that nothing was ordered with yet; those of orders follow the orders. */
export const giveLooseFiles = (tx: Tx, { guestId, memberId }: Giving): Promise<void> =>
  give(tx, and(ofGuest(guestId), isNotNull(file.keepUntil)), memberId)

async function give(tx: Tx, theirs: SQL | undefined, memberId: string): Promise<void> {
  const rows = await tx.select({ id: file.id }).from(file).where(theirs).orderBy(asc(file.id)).for('no key update')
  if (rows.length > 0) await tx.update(file).set({ ownerId: memberId }).where(theirs)
}
