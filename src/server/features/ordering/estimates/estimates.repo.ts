import { and, asc, eq, lte, sql } from '#/server/platform/db/drizzle.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { estimateLines, type EstimateLineRow, estimates, type EstimateRow } from './estimates.table.ts'

export interface WholeEstimate {
  readonly row: EstimateRow
  /** By position; never empty. */
  readonly lines: readonly EstimateLineRow[]
  /** Of the order it became. */
  readonly orderNumber: string | null
}

/** False when the number is taken; nothing is written then. */
export async function insertEstimate(
  tx: Tx,
  row: EstimateRow,
  lines: readonly Omit<EstimateLineRow, 'estimateId'>[],
): Promise<boolean> {
  const made = await tx.insert(estimates).values(row).onConflictDoNothing({ target: estimates.number })
  if (made.rowCount !== 1) return false
  await tx.insert(estimateLines).values(lines.map((line) => ({ ...line, estimateId: row.id })))
  return true
}

export async function readWhole(db: DbOrTx, number: string): Promise<WholeEstimate | null> {
  const [row] = await db.select().from(estimates).where(eq(estimates.number, number))
  return row ? withLines(db, row) : null
}

/** The row stays locked until the transaction ends, so that ordering, adjusting and withdrawing wait for one another. */
export async function lockWhole(tx: Tx, number: string): Promise<WholeEstimate | null> {
  const [row] = await tx.select().from(estimates).where(eq(estimates.number, number)).for('no key update')
  return row ? withLines(tx, row) : null
}

async function withLines(db: DbOrTx, row: EstimateRow): Promise<WholeEstimate> {
  const lines = await db
    .select()
    .from(estimateLines)
    .where(eq(estimateLines.estimateId, row.id))
    .orderBy(asc(estimateLines.position))
  const { rows } = await db.execute<{ number: string }>(sql`select number from orders where id = ${row.orderId}::uuid`)
  return { row, lines, orderNumber: rows[0]?.number ?? null }
}

/** In id order. */
export async function lockSome(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: estimates.id })
    .from(estimates)
    .where(among(estimates.id, ids))
    .orderBy(asc(estimates.id))
    .for('no key update')
}

export async function updateEstimate(tx: Tx, id: string, change: Partial<EstimateRow>): Promise<void> {
  await tx.update(estimates).set(change).where(eq(estimates.id, id))
}

export async function updateLine(
  tx: Tx,
  { estimateId, position, ...change }: Pick<EstimateLineRow, 'estimateId' | 'position' | 'quote' | 'supply' | 'vat'>,
): Promise<void> {
  await tx
    .update(estimateLines)
    .set(change)
    .where(and(eq(estimateLines.estimateId, estimateId), eq(estimateLines.position, position)))
}

/** Writes down which open estimates are over. */
export async function expireOpen(db: DbOrTx, now: Date): Promise<void> {
  await db
    .update(estimates)
    .set({ state: 'expired' })
    .where(and(eq(estimates.state, 'open'), lte(estimates.expiresAt, now)))
}
