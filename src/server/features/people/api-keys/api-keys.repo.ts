import { and, asc, count, eq, gt, inArray, isNull, lt, or } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type ApiKeyRow, apiKeys } from './api-keys.table.ts'

const MINUTE_MS = 60_000

const usableAt = (now: Date) => and(isNull(apiKeys.endedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

export async function keysOf(db: DbOrTx, memberId: string): Promise<readonly ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.memberId, memberId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
}

export async function countUsable(tx: Tx, memberId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.memberId, memberId), usableAt(now)))
  return row?.n ?? 0
}

export async function insertKey(tx: Tx, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [key] = await tx.insert(apiKeys).values(row).returning()
  if (!key) throw new Error('no row')
  return key
}

/** By the digest of each sealing key, the one of now first. */
export async function findUsable(db: DbOrTx, digests: readonly Buffer[], now: Date): Promise<ApiKeyRow | null> {
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(and(inArray(apiKeys.digest, [...digests]), usableAt(now)))
    .limit(1)
  return key ?? null
}

/** At most once a minute, so that a busy key is no hot row. After a change of the sealing key its digest is renewed too. */
export async function noteUse(db: DbOrTx, { id }: Pick<ApiKeyRow, 'id'>, digest: Buffer, now: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, digest })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - MINUTE_MS))),
      ),
    )
}

/** False when it is not this member's, or has ended. */
export async function endKey(
  tx: Tx,
  { keyId, memberId }: { readonly keyId: string; readonly memberId: string },
  by: 'member' | 'staff',
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(apiKeys)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.memberId, memberId), isNull(apiKeys.endedAt)))
    .returning({ id: apiKeys.id })
  return ended.length > 0
}

/** All keys of a member who is shut out: letting them in again opens none that was made before. */
export async function endKeysOf(
  tx: Tx,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ endedAt: at, endedBy: 'staff' })
    .where(and(eq(apiKeys.memberId, memberId), isNull(apiKeys.endedAt)))
}
