import { and, desc, eq, isNull } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { fileOverrides, type OverrideRow } from './order-desk.table.ts'

export async function openOverrideOf(db: DbOrTx, lineId: string): Promise<OverrideRow | null> {
  const [row] = await db
    .select()
    .from(fileOverrides)
    .where(and(eq(fileOverrides.lineId, lineId), isNull(fileOverrides.outcome)))
  return row ?? null
}

/** The newest one that two people agreed on; it stands for the files whose fingerprint it names. */
export async function agreedOverrideOf(db: DbOrTx, lineId: string): Promise<OverrideRow | null> {
  const [row] = await db
    .select()
    .from(fileOverrides)
    .where(and(eq(fileOverrides.lineId, lineId), eq(fileOverrides.outcome, 'agreed')))
    .orderBy(desc(fileOverrides.askedAt))
    .limit(1)
  return row ?? null
}

export async function readOverride(db: DbOrTx, id: string): Promise<OverrideRow | null> {
  const [row] = await db.select().from(fileOverrides).where(eq(fileOverrides.id, id))
  return row ?? null
}

export async function insertOverride(tx: Tx, row: typeof fileOverrides.$inferInsert): Promise<void> {
  await tx.insert(fileOverrides).values(row)
}

export async function answerRow(
  tx: Tx,
  id: string,
  answer: Required<Pick<OverrideRow, 'outcome' | 'answer' | 'answeredBy' | 'answeredByName' | 'answeredAt' | 'alone'>>,
): Promise<void> {
  await tx.update(fileOverrides).set(answer).where(eq(fileOverrides.id, id))
}
