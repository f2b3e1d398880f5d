import { and, desc, eq, gt, isNull, lt, ne, or } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type EndReason, refreshTokens, sessions } from './sessions.table.ts'
import type { Audience } from './subject.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row)
}

export async function insertRefreshToken(tx: Tx, row: typeof refreshTokens.$inferInsert): Promise<void> {
  await tx.insert(refreshTokens).values(row)
}

/** Locks the token and its session: two tabs that renew with the same token come one after the other. */
export async function lockByRefreshHash(tx: Tx, hash: Buffer) {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('no key update')
  return row ?? null
}

export async function markReplaced(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.update(refreshTokens).set({ replacedAt: now }).where(eq(refreshTokens.hash, hash))
}

export async function touchSession(
  tx: Tx,
  id: string,
  use: { lastUsedAt: Date; idleExpiresAt: Date; roles: string[]; pending: boolean },
): Promise<void> {
  await tx.update(sessions).set(use).where(eq(sessions.id, id))
}

export async function readSession(db: DbOrTx, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id))
  return row ?? null
}

export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('no key update')
  return row ?? null
}

export async function liveSessionsOf(db: DbOrTx, audience: Audience, subjectId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.audience, audience),
        eq(sessions.subjectId, subjectId),
        isNull(sessions.endedAt),
        gt(sessions.idleExpiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt))
    .limit(50)
}

/** Ends one session; false when it is not a live one of this account. */
export async function endOne(
  tx: Tx,
  whose: { audience: Audience; subjectId: string; id: string },
  end: { endedAt: Date; endReason: EndReason },
): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set(end)
    .where(
      and(
        eq(sessions.id, whose.id),
        eq(sessions.audience, whose.audience),
        eq(sessions.subjectId, whose.subjectId),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of the account, but `keep`; returns the ended ids. */
export async function endAll(
  tx: Tx,
  whose: { audience: Audience; subjectId: string; keep: string | null },
  end: { endedAt: Date; endReason: EndReason },
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set(end)
    .where(
      and(
        eq(sessions.audience, whose.audience),
        eq(sessions.subjectId, whose.subjectId),
        isNull(sessions.endedAt),
        whose.keep === null ? undefined : ne(sessions.id, whose.keep),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map((row) => row.id)
}

export async function updateRoles(
  tx: Tx,
  whose: { audience: Audience; subjectId: string },
  set: { roles: string[]; pending: boolean },
): Promise<string[]> {
  const changed = await tx
    .update(sessions)
    .set(set)
    .where(
      and(eq(sessions.audience, whose.audience), eq(sessions.subjectId, whose.subjectId), isNull(sessions.endedAt)),
    )
    .returning({ id: sessions.id })
  return changed.map((row) => row.id)
}

export async function setProven(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ provenAt: now }).where(eq(sessions.id, id))
}

/** Removes what can no longer be renewed; log-in records for the law are in the audit log. */
export async function deleteExpired(tx: Tx, before: Date): Promise<void> {
  await tx.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)))
}
