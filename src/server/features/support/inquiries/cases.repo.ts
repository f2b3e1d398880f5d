import { eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type CaseRow, cases } from './inquiries.table.ts'

export async function readCaseOf(db: DbOrTx, inquiryId: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.inquiryId, inquiryId))
  return row ?? null
}

export async function insertCase(tx: Tx, row: typeof cases.$inferInsert): Promise<void> {
  await tx.insert(cases).values(row)
}

/** Its inquiry must be locked: whoever moves a case comes after whoever moved it before. */
export async function updateCase(tx: Tx, id: string, change: Partial<CaseRow>): Promise<void> {
  await tx.update(cases).set(change).where(eq(cases.id, id))
}

export async function readCase(db: DbOrTx, id: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.id, id))
  return row ?? null
}

export async function readCaseByRemake(db: DbOrTx, deliveryId: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.remakeDeliveryId, deliveryId))
  return row ?? null
}
