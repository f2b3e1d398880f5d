import { and, asc, eq, inArray, or, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type GangMemberRow, gangMembers, type GangRow, gangSheets } from './gangs.table.ts'

const LIVE = ['draft', 'fixed', 'printing', 'printed'] as const

export async function readGangRow(db: DbOrTx, id: string): Promise<GangRow | null> {
  const [row] = await db.select().from(gangSheets).where(eq(gangSheets.id, id))
  return row ?? null
}

/** The orders of its lines are locked before. */
export async function lockGang(tx: Tx, id: string): Promise<GangRow | null> {
  const [row] = await tx.select().from(gangSheets).where(eq(gangSheets.id, id)).for('no key update')
  return row ?? null
}

export function membersOf(db: DbOrTx, gangId: string): Promise<GangMemberRow[]> {
  return db.select().from(gangMembers).where(eq(gangMembers.gangId, gangId)).orderBy(asc(gangMembers.position))
}

/** On the desk: those that are not over, and those that were cut since then. */
export function readLiveGangs(db: DbOrTx, since: Date): Promise<GangRow[]> {
  const cut = and(eq(gangSheets.state, 'done'), sql`${gangSheets.changedAt} >= ${since.toISOString()}`)
  return db
    .select()
    .from(gangSheets)
    .where(or(inArray(gangSheets.state, LIVE), cut))
    .orderBy(asc(gangSheets.madeAt))
}

/** The sheet that a line is on and that is not over. */
export async function liveGangOfLine(db: DbOrTx, lineId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: gangMembers.gangId })
    .from(gangMembers)
    .where(and(eq(gangMembers.lineId, lineId), eq(gangMembers.alive, true)))
  return row?.id ?? null
}

export async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select 'G-' || nextval('gang_numbers') as number`)
  return rows[0]?.number ?? ''
}

export async function insertGang(tx: Tx, row: typeof gangSheets.$inferInsert): Promise<void> {
  await tx.insert(gangSheets).values(row)
}

export async function updateGang(tx: Tx, id: string, change: Partial<typeof gangSheets.$inferInsert>): Promise<void> {
  await tx.update(gangSheets).set(change).where(eq(gangSheets.id, id))
}

/** Those that were on it before are on it no more. */
export async function putMembers(
  tx: Tx,
  gangId: string,
  rows: readonly Omit<typeof gangMembers.$inferInsert, 'gangId'>[],
): Promise<void> {
  await tx.delete(gangMembers).where(eq(gangMembers.gangId, gangId))
  if (rows.length > 0) await tx.insert(gangMembers).values(rows.map((row) => ({ ...row, gangId })))
}

export async function endMembers(tx: Tx, gangId: string): Promise<void> {
  await tx.update(gangMembers).set({ alive: false }).where(eq(gangMembers.gangId, gangId))
}

/** Sheets that are over since before then and whose ZIP still lies in the storage; locked. */
export function lockOldPackages(tx: Tx, before: Date, limit: number): Promise<GangRow[]> {
  const old = and(
    inArray(gangSheets.state, ['done', 'undone']),
    sql`${gangSheets.packageKey} is not null and ${gangSheets.changedAt} < ${before.toISOString()}`,
  )
  return tx.select().from(gangSheets).where(old).limit(limit).for('update', { skipLocked: true })
}
