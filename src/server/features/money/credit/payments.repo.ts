import { eq } from '#/server/platform/db/drizzle.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { creditPaymentParts, type CreditPaymentRow, creditPayments, creditStatements } from './credit.table.ts'

export async function insertPayment(tx: Tx, row: typeof creditPayments.$inferInsert): Promise<void> {
  await tx.insert(creditPayments).values(row)
}

/** Its firm is locked first, as whenever what it owes changes. */
export async function lockPayment(tx: Tx, id: string): Promise<CreditPaymentRow | null> {
  const [whose] = await tx
    .select({ memberId: creditStatements.memberId })
    .from(creditPayments)
    .innerJoin(creditStatements, eq(creditStatements.id, creditPayments.statementId))
    .where(eq(creditPayments.id, id))
  if (!whose) return null
  await lockMember(tx, whose.memberId)
  const [row] = await tx.select().from(creditPayments).where(eq(creditPayments.id, id))
  return row ?? null
}

export const partsOf = (db: DbOrTx, paymentId: string) =>
  db.select().from(creditPaymentParts).where(eq(creditPaymentParts.paymentId, paymentId))

export async function reversePaymentRow(
  tx: Tx,
  id: string,
  reversal: Pick<CreditPaymentRow, 'reversedAt' | 'reversedBy' | 'reversedReason'>,
): Promise<void> {
  await tx.update(creditPayments).set(reversal).where(eq(creditPayments.id, id))
}
