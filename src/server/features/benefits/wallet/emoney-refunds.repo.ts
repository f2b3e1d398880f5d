import { and, desc, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type EmoneyRefundRow, emoneyRefunds } from './wallet.table.ts'

export async function readEmoneyRefund(db: DbOrTx, id: string): Promise<EmoneyRefundRow | null> {
  const [row] = await db.select().from(emoneyRefunds).where(eq(emoneyRefunds.id, id))
  return row ?? null
}

/** Of a charge its payment is locked before. */
export async function lockEmoneyRefund(tx: Tx, id: string): Promise<EmoneyRefundRow | null> {
  const [row] = await tx.select().from(emoneyRefunds).where(eq(emoneyRefunds.id, id)).for('update')
  return row ?? null
}

export async function askedOfLot(tx: Tx, lotId: string): Promise<readonly EmoneyRefundRow[]> {
  return tx
    .select()
    .from(emoneyRefunds)
    .where(and(eq(emoneyRefunds.lotId, lotId), eq(emoneyRefunds.state, 'asked')))
    .for('update')
}

export async function updateEmoneyRefund(tx: Tx, id: string, change: Partial<EmoneyRefundRow>): Promise<void> {
  await tx.update(emoneyRefunds).set(change).where(eq(emoneyRefunds.id, id))
}

export async function insertEmoneyRefund(tx: Tx, row: EmoneyRefundRow): Promise<void> {
  await tx.insert(emoneyRefunds).values(row)
}

/** What went back of a lot, or is about to. */
export async function refundedOf(db: DbOrTx, lotId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sql<string>`coalesce(sum(${emoneyRefunds.amount}), 0)` })
    .from(emoneyRefunds)
    .where(and(eq(emoneyRefunds.lotId, lotId), inArray(emoneyRefunds.state, ['asked', 'agreed', 'sent'])))
  return Number(row?.amount ?? 0)
}

/** The newest first. */
export function emoneyRefundsOf(db: DbOrTx, memberId: string, most: number): Promise<readonly EmoneyRefundRow[]> {
  return db
    .select()
    .from(emoneyRefunds)
    .where(eq(emoneyRefunds.memberId, memberId))
    .orderBy(desc(emoneyRefunds.askedAt), desc(emoneyRefunds.id))
    .limit(most)
}

/** For the desk: what waits, the longest waiting first; or everything, the newest first. */
export function listEmoneyRefunds(
  db: DbOrTx,
  ask: { readonly openOnly: boolean; readonly before: { at: Date; id: string } | null; readonly limit: number },
): Promise<readonly EmoneyRefundRow[]> {
  const { askedAt, id, state } = emoneyRefunds
  const older = ask.before
    ? sql`(${askedAt}, ${id}) < (${ask.before.at.toISOString()}::timestamptz, ${ask.before.id}::uuid)`
    : undefined
  return db
    .select()
    .from(emoneyRefunds)
    .where(ask.openOnly ? eq(state, 'asked') : older)
    .orderBy(ask.openOnly ? sql`${askedAt}, ${id}` : sql`${askedAt} desc, ${id} desc`)
    .limit(ask.limit)
}
