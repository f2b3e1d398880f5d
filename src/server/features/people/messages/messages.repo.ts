import { and, asc, desc, eq, isNull, lt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type MessageRow, messages } from './messages.table.ts'

/** The row of the job that sends it: a new one, or at a further try the same with its tries counted. */
export async function openRow(db: DbOrTx, row: typeof messages.$inferInsert): Promise<MessageRow> {
  const [opened] = await db
    .insert(messages)
    .values(row)
    .onConflictDoUpdate({ target: messages.jobId, set: { tries: sql`${messages.tries} + 1` } })
    .returning()
  if (!opened) throw new Error(`message of job ${row.jobId} was not written`)
  return opened
}

/** Only from the state it is in: an answer that comes twice changes nothing. */
export async function settle(
  db: DbOrTx,
  id: string,
  from: MessageRow['state'],
  set: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await db
    .update(messages)
    .set(set)
    .where(and(eq(messages.id, id), eq(messages.state, from)))
}

/** Messages whose end the vendor was not asked about for longest. */
export function inTheAir(db: DbOrTx, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.state, 'accepted'))
    .orderBy(sql`${messages.lookedAt} nulls first`, asc(messages.createdAt))
    .limit(limit)
}

export async function markLooked(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.update(messages).set({ lookedAt: at }).where(eq(messages.id, id))
}

const openFailure = and(eq(messages.state, 'failed'), isNull(messages.handledAt))

export function page(
  db: DbOrTx,
  ask: { readonly failedOnly: boolean; readonly before: { at: Date; id: string } | null; readonly limit: number },
): Promise<MessageRow[]> {
  const { before } = ask
  const older = before
    ? sql`(${messages.createdAt}, ${messages.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined
  return db
    .select()
    .from(messages)
    .where(and(ask.failedOnly ? openFailure : undefined, older))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(ask.limit)
}

export async function countFailed(db: DbOrTx): Promise<number> {
  return db.$count(messages, openFailure)
}

export async function find(db: DbOrTx, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

export async function lockFailure(tx: Tx, id: string): Promise<MessageRow | null> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), openFailure))
    .for('no key update')
  return row ?? null
}

export async function markHandled(tx: Tx, id: string, by: { at: Date; staffId: string | null }): Promise<void> {
  await tx.update(messages).set({ handledAt: by.at, handledBy: by.staffId }).where(eq(messages.id, id))
}

export async function deleteOld(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, before))
}
