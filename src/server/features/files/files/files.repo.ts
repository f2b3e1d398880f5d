import { and, asc, eq, inArray, isNotNull, lt, ne, sql } from '#/server/platform/db/drizzle.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { file, filePart, type FileRow } from './files.table.ts'

export async function insertFile(db: DbOrTx, row: typeof file.$inferInsert): Promise<void> {
  await db.insert(file).values(row)
}

export async function findFile(db: DbOrTx, id: string): Promise<FileRow | undefined> {
  const rows = await db
    .select()
    .from(file)
    .where(and(eq(file.id, id), ne(file.state, 'deleted')))
  return rows[0]
}

/** Locked until the transaction ends, in id order. */
export async function lockFiles(db: DbOrTx, ids: readonly string[]): Promise<readonly FileRow[]> {
  return db
    .select()
    .from(file)
    .where(and(among(file.id, ids), ne(file.state, 'deleted')))
    .orderBy(asc(file.id))
    .for('no key update')
}

export async function findFiles(db: DbOrTx, ids: readonly string[]): Promise<readonly FileRow[]> {
  return db.select().from(file).where(among(file.id, ids)).orderBy(asc(file.id))
}

export async function findLivingHashes(db: DbOrTx, hashes: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ sha256: sql<string>`${file.sha256}` })
    .from(file)
    .where(and(among(file.sha256, hashes), ne(file.state, 'deleted')))
  return rows.map((row) => row.sha256)
}

export async function saveParts(db: DbOrTx, fileId: string, parts: readonly { number: number; sha256: string }[]) {
  const rows = parts.map((part) => ({ fileId, ...part }))
  const target = [filePart.fileId, filePart.number]
  await db
    .insert(filePart)
    .values(rows)
    .onConflictDoUpdate({ target, set: { sha256: sql`excluded.sha256` } })
}

/** The storage is ready to take the parts. */
export async function setUploadId(db: DbOrTx, id: string, uploadId: string): Promise<void> {
  await db.update(file).set({ uploadId }).where(eq(file.id, id))
}

export async function markDeleted(db: DbOrTx, id: string): Promise<void> {
  await db.update(file).set({ state: 'deleted' }).where(eq(file.id, id))
}

export async function replaceContent(db: DbOrTx, id: string, now: Partial<FileRow>): Promise<void> {
  await db.update(file).set(now).where(eq(file.id, id))
}

export async function giveToMember(db: DbOrTx, ids: readonly string[], memberId: string): Promise<void> {
  await db
    .update(file)
    .set({ ownerKind: 'member', ownerId: memberId })
    .where(and(among(file.id, ids), inArray(file.ownerKind, ['visitor', 'staff'])))
}

/** From here on nobody's but the shop's: no sweep of people's files takes it. */
export async function giveToShop(db: DbOrTx, ids: readonly string[]): Promise<void> {
  await db
    .update(file)
    .set({ ownerKind: 'shop', ownerId: null })
    .where(and(among(file.id, ids), eq(file.ownerKind, 'staff')))
}

export async function giveAllToMember(db: DbOrTx, visitor: string, memberId: string): Promise<void> {
  const theirs = and(eq(file.ownerKind, 'visitor'), eq(file.ownerId, visitor), ne(file.state, 'deleted'))
  const locked = await db.select({ id: file.id }).from(file).where(theirs).orderBy(asc(file.id)).for('no key update')
  if (locked.length > 0) await db.update(file).set({ ownerKind: 'member', ownerId: memberId }).where(theirs)
}

/** Never shortens the time and never ends a file that is kept for good. */
export async function keepAtLeast(db: DbOrTx, ids: readonly string[], days: number): Promise<void> {
  await db
    .update(file)
    .set({ keepUntil: sql`greatest(keep_until, now() + make_interval(days => ${days}::int))` })
    .where(and(among(file.id, ids), isNotNull(file.keepUntil)))
}

/** Files that an order holds are left alone. */
export async function expireNow(db: DbOrTx, ids: readonly string[]): Promise<void> {
  await db
    .update(file)
    .set({ keepUntil: sql`now() - interval '1 second'` })
    .where(and(among(file.id, ids), isNotNull(file.keepUntil)))
}

export async function endKeeping(db: DbOrTx, ids: readonly string[]): Promise<void> {
  await db
    .update(file)
    .set({ keepUntil: sql`now() - interval '1 second'` })
    .where(among(file.id, ids))
}

export async function keepForGood(db: DbOrTx, ids: readonly string[]): Promise<void> {
  await db.update(file).set({ keepUntil: null, address: null }).where(among(file.id, ids))
}

/** Takes files whose time is over; each is marked before its content goes, so that nobody can order it meanwhile. */
export async function takeExpired(db: DbOrTx, now: Date, limit: number): Promise<readonly FileRow[]> {
  const expired = db
    .select({ id: file.id })
    .from(file)
    .where(and(ne(file.state, 'deleted'), isNotNull(file.keepUntil), lt(file.keepUntil, now)))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return db.update(file).set({ state: 'deleted' }).where(inArray(file.id, expired)).returning()
}
