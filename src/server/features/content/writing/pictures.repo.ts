import { eq, inArray } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type PictureRow, writtenPictures } from './writing.table.ts'

export const pictureKey = (id: string, width: number): string => `written/${id}-${width}`

export async function findPicture(db: DbOrTx, id: string): Promise<PictureRow | null> {
  return (await db.select().from(writtenPictures).where(eq(writtenPictures.id, id)))[0] ?? null
}

export async function pictureOfFile(db: DbOrTx, fileId: string): Promise<PictureRow | null> {
  return (await db.select().from(writtenPictures).where(eq(writtenPictures.sourceFileId, fileId)))[0] ?? null
}

/** False when the upload was made a picture meanwhile. */
export async function insertPicture(tx: Tx, row: PictureRow): Promise<boolean> {
  const { rowCount } = await tx
    .insert(writtenPictures)
    .values(row)
    .onConflictDoNothing({ target: writtenPictures.sourceFileId })
  return (rowCount ?? 0) > 0
}

export async function missingPictures(db: DbOrTx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: writtenPictures.id })
    .from(writtenPictures)
    .where(inArray(writtenPictures.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
