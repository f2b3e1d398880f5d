import { and, eq, inArray, ne, sql } from '#/server/platform/db/drizzle.ts'
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

export async function caseOfRepayment(db: DbOrTx, repaymentId: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.repaymentId, repaymentId))
  return row ?? null
}

/** Of these inquiries, those with an offer that its customer has not answered. */
export async function inquiriesWithOffer(db: DbOrTx, inquiryIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (inquiryIds.length === 0) return new Set()
  const rows = await db
    .select({ inquiryId: cases.inquiryId })
    .from(cases)
    .where(and(inArray(cases.inquiryId, [...inquiryIds]), eq(cases.state, 'offered')))
  return new Set(rows.map(({ inquiryId }) => inquiryId))
}

/** Won that other faults of a line were agreed to give back. */
export async function agreedBackOfLine(db: DbOrTx, { id, lineId }: Pick<CaseRow, 'id' | 'lineId'>): Promise<number> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${cases.offerAmount}), 0)::float8` })
    .from(cases)
    .where(
      and(
        eq(cases.lineId, lineId),
        ne(cases.id, id),
        inArray(cases.offerKind, ['refund', 'return']),
        inArray(cases.state, ['agreed', 'returning', 'settled']),
      ),
    )
  return found?.sum ?? 0
}

export async function readCase(db: DbOrTx, id: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.id, id))
  return row ?? null
}

export async function readCaseByRemake(db: DbOrTx, deliveryId: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.remakeDeliveryId, deliveryId))
  return row ?? null
}

export async function caseOfGrant(db: DbOrTx, grantId: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.grantId, grantId))
  return row ?? null
}
