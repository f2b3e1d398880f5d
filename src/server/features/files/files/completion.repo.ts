import { and, asc, eq, isNull, lt, or, sql } from '#/server/platform/db/drizzle.ts'
import type { ErrorCode } from '#/contract/errors.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { file, filePart } from './files.table.ts'

/** A process that is killed leaves the upload to the next caller after this; a living one renews its lease. */
const LEASE = sql`now() + interval '30 seconds'`

const mine = (id: string, claim: string) =>
  and(eq(file.id, id), eq(file.state, 'uploading'), eq(file.completingBy, claim))

/** True for the one caller that may put the upload together now. The row's lock decides between two. */
export async function claimCompletion(db: DbOrTx, id: string, claim: string): Promise<boolean> {
  const free = or(isNull(file.completingUntil), lt(file.completingUntil, sql`now()`))
  const changed = await db
    .update(file)
    .set({ completingBy: claim, completingUntil: LEASE })
    .where(and(eq(file.id, id), eq(file.state, 'uploading'), free))
  return changed.rowCount === 1
}

export async function renewCompletion(db: DbOrTx, id: string, claim: string): Promise<void> {
  await db.update(file).set({ completingUntil: LEASE }).where(mine(id, claim))
}

/** Nothing was decided: the next caller may try at once. */
export async function releaseCompletion(db: DbOrTx, id: string, claim: string): Promise<void> {
  await db.update(file).set({ completingBy: null, completingUntil: null }).where(mine(id, claim))
}

export async function partHashes(db: DbOrTx, fileId: string): Promise<readonly string[]> {
  const rows = await db.select().from(filePart).where(eq(filePart.fileId, fileId)).orderBy(asc(filePart.number))
  return rows.map((row) => row.sha256)
}

export interface Completion {
  readonly sha256: string
  readonly contentType: string
  readonly at: Date
}

/** False when the claim is no longer ours: somebody else has decided, or will. */
export async function markReady(db: DbOrTx, id: string, claim: string, done: Completion): Promise<boolean> {
  const { sha256, contentType, at } = done
  const changed = await db
    .update(file)
    .set({ state: 'ready', sha256, contentType, completedAt: at, completingBy: null, completingUntil: null })
    .where(mine(id, claim))
  if (changed.rowCount === 1) await db.delete(filePart).where(eq(filePart.fileId, id))
  return changed.rowCount === 1
}

export interface Refusal {
  readonly code: ErrorCode
  readonly message: string
}

/** False as above; only who gets true may delete the content. */
export async function markRefused(db: DbOrTx, id: string, claim: string, { code, message }: Refusal): Promise<boolean> {
  const changed = await db
    .update(file)
    .set({
      state: 'refused',
      refusalCode: code,
      refusalMessage: message,
      completingBy: null,
      completingUntil: null,
    })
    .where(mine(id, claim))
  return changed.rowCount === 1
}
