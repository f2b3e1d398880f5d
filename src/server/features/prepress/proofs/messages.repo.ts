import { and, asc, desc, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { proofMessages, proofs, type MessageRow } from './proofs.table.ts'

export function readMessages(db: DbOrTx, proofId: string): Promise<MessageRow[]> {
  return db.select().from(proofMessages).where(eq(proofMessages.proofId, proofId)).orderBy(asc(proofMessages.seq))
}

export async function readLastMessage(db: DbOrTx, proofId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(proofMessages)
    .where(eq(proofMessages.proofId, proofId))
    .orderBy(desc(proofMessages.seq))
    .limit(1)
  return row ?? null
}

export async function insertMessage(tx: Tx, row: typeof proofMessages.$inferInsert): Promise<void> {
  await tx.insert(proofMessages).values(row)
}

/** Takes the next place in the thread, and the next pin number when it is a pin. The proof row must be locked. */
export async function takePlace(
  tx: Tx,
  proofId: string,
  isPin: boolean,
  now: Date,
): Promise<{ seq: number; pin: number }> {
  const [place] = await tx
    .update(proofs)
    .set({
      lastSeq: sql`${proofs.lastSeq} + 1`,
      updatedAt: now,
      ...(isPin ? { lastPin: sql`${proofs.lastPin} + 1`, openComments: sql`${proofs.openComments} + 1` } : {}),
    })
    .where(eq(proofs.id, proofId))
    .returning({ seq: proofs.lastSeq, pin: proofs.lastPin })
  if (!place) throw new Error(`no proof ${proofId}`)
  return place
}

export async function readMessage(db: DbOrTx, proofId: string, messageId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(proofMessages)
    .where(and(eq(proofMessages.proofId, proofId), eq(proofMessages.id, messageId)))
  return row ?? null
}

export async function setResolved(tx: Tx, message: MessageRow, at: Date | null): Promise<void> {
  await tx.update(proofMessages).set({ resolvedAt: at }).where(eq(proofMessages.id, message.id))
  await tx
    .update(proofs)
    .set({ openComments: sql`${proofs.openComments} + ${at ? -1 : 1}` })
    .where(eq(proofs.id, message.proofId))
}
