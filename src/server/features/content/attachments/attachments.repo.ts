import { and, asc, desc, eq, inArray, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { attachedFiles, attachedVersions, type VersionRow } from './attachments.table.ts'

/** One version with the place of its file on the text. */
export type HungVersion = VersionRow & { readonly itemId: string; readonly made: string | null }

const columns = {
  ...sqlColumns(),
  itemId: attachedFiles.itemId,
  made: attachedFiles.made,
}

function sqlColumns() {
  const { attachedId, number, fileId, name, bytes, sha256, note, print, downloads, addedBy, addedAt, withdrawnAt } =
    attachedVersions
  return { attachedId, number, fileId, name, bytes, sha256, note, print, downloads, addedBy, addedAt, withdrawnAt }
}

/** All versions of all files of these texts, file by file in their order, the newest version first. */
export async function versionsOf(db: DbOrTx, itemIds: readonly string[]): Promise<readonly HungVersion[]> {
  if (itemIds.length === 0) return []
  return db
    .select(columns)
    .from(attachedFiles)
    .innerJoin(attachedVersions, eq(attachedVersions.attachedId, attachedFiles.id))
    .where(inArray(attachedFiles.itemId, [...itemIds]))
    .orderBy(asc(attachedFiles.position), asc(attachedFiles.id), desc(attachedVersions.number))
}

export async function findVersion(db: DbOrTx, attachedId: string, number: number): Promise<HungVersion | null> {
  const [row] = await db
    .select(columns)
    .from(attachedFiles)
    .innerJoin(attachedVersions, eq(attachedVersions.attachedId, attachedFiles.id))
    .where(and(eq(attachedFiles.id, attachedId), eq(attachedVersions.number, number)))
  return row ?? null
}

/** The text that a file hangs on, the file locked until the transaction ends: versions are numbered one after the other. */
export async function lockAttached(tx: Tx, id: string): Promise<{ readonly itemId: string } | null> {
  const [row] = await tx
    .select({ itemId: attachedFiles.itemId })
    .from(attachedFiles)
    .where(eq(attachedFiles.id, id))
    .for('update')
  return row ?? null
}

export interface NewAttached {
  readonly id: string
  readonly itemId: string
  readonly made: string | null
  readonly createdAt: Date
}

/** Behind the others of its text. */
export async function insertAttached(tx: Tx, file: NewAttached): Promise<void> {
  await tx.execute(sql`
    insert into attached_files (id, item_id, position, made, created_at)
    select ${file.id}, ${file.itemId}, coalesce(max(position), -1) + 1, ${file.made}, ${file.createdAt.toISOString()}::timestamptz
    from attached_files where item_id = ${file.itemId}`)
}

export type NewVersion = Pick<
  VersionRow,
  'attachedId' | 'fileId' | 'name' | 'bytes' | 'sha256' | 'note' | 'print' | 'addedBy' | 'addedAt'
>

/** After the newest, whether that was withdrawn or not: a number never means two contents. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(number), 0)::int` })
    .from(attachedVersions)
    .where(eq(attachedVersions.attachedId, version.attachedId))
  const number = (last?.number ?? 0) + 1
  await tx.insert(attachedVersions).values({ ...version, number })
  return number
}

export async function withdraw(tx: Tx, attachedId: string, number: number, at: Date): Promise<void> {
  await tx
    .update(attachedVersions)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(attachedVersions.attachedId, attachedId),
        eq(attachedVersions.number, number),
        isNull(attachedVersions.withdrawnAt),
      ),
    )
}

export async function countDownload(db: DbOrTx, attachedId: string, number: number): Promise<void> {
  await db
    .update(attachedVersions)
    .set({ downloads: sql`downloads + 1` })
    .where(and(eq(attachedVersions.attachedId, attachedId), eq(attachedVersions.number, number)))
}
