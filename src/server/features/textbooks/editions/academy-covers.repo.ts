import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type AcademyCoverRow, academyCovers } from './editions.table.ts'

export async function readCover(db: DbOrTx, memberId: string): Promise<AcademyCoverRow | null> {
  const [row] = await db.select().from(academyCovers).where(eq(academyCovers.memberId, memberId))
  return row ?? null
}

/** False when somebody wrote another version meanwhile. */
export async function saveCover(tx: Tx, row: AcademyCoverRow): Promise<boolean> {
  const { memberId: _memberId, ...change } = row
  const written = await tx
    .insert(academyCovers)
    .values(row)
    .onConflictDoUpdate({
      target: academyCovers.memberId,
      set: change,
      setWhere: sql`${academyCovers.version} = ${row.version - 1}`,
    })
  return written.rowCount === 1
}

/** What a guest or a merged account kept goes to the member who has none. */
export async function giveCovers(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const mine = await readCover(tx, memberId)
  if (mine) await tx.delete(academyCovers).where(eq(academyCovers.memberId, guestId))
  else await tx.update(academyCovers).set({ memberId }).where(eq(academyCovers.memberId, guestId))
}
