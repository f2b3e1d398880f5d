import { and, asc, between, eq, gte, inArray, ne, sql } from '#/server/platform/db/drizzle.ts'
import type { TakenSlot, VisitSettings } from '#/domain/visits/visit-slots.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type ReservationRow, reservations, visitBlocks, visitSettings } from './reservations.table.ts'

const EXPECTED = ['requested', 'confirmed'] as const

export async function readSettings(db: DbOrTx): Promise<VisitSettings> {
  const [row] = await db.select().from(visitSettings)
  if (!row) throw new Error('visit_settings has no row')
  return row
}

export async function writeSettings(
  tx: Tx,
  settings: VisitSettings,
  by: { readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  await tx.update(visitSettings).set({ ...settings, hours: [...settings.hours], ...by })
}

export const blocksSince = (db: DbOrTx, day: string) =>
  db.select().from(visitBlocks).where(gte(visitBlocks.day, day)).orderBy(asc(visitBlocks.day), asc(visitBlocks.hour))

export async function insertBlock(tx: Tx, row: typeof visitBlocks.$inferInsert): Promise<boolean> {
  return ((await tx.insert(visitBlocks).values(row).onConflictDoNothing()).rowCount ?? 0) === 1
}

export async function deleteBlock(tx: Tx, id: string): Promise<boolean> {
  return ((await tx.delete(visitBlocks).where(eq(visitBlocks.id, id))).rowCount ?? 0) === 1
}

/** How many visits stand in each slot of these days. */
export function takenSlots(db: DbOrTx, from: string, to: string): Promise<readonly TakenSlot[]> {
  return db
    .select({ day: reservations.day, hour: reservations.hour, count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(and(between(reservations.day, from, to), ne(reservations.state, 'cancelled')))
    .groupBy(reservations.day, reservations.hour)
}

/** Visits for one slot are written one after the other; the unique seat would refuse them anyway. */
export async function lockSlot(tx: Tx, day: string, hour: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit:${day}:${hour}`}, 0))`)
}

/** Visits of one phone are counted one after the other, after the lock of the slot. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit-phone:${phone}`}, 0))`)
}

/** The lowest seat that nobody has; null where all are taken. */
export async function freeSeat(tx: Tx, day: string, hour: number, seats: number): Promise<number | null> {
  const rows = await tx
    .select({ seat: reservations.seat })
    .from(reservations)
    .where(and(eq(reservations.day, day), eq(reservations.hour, hour), ne(reservations.state, 'cancelled')))
  if (rows.length >= seats) return null
  const taken = new Set(rows.map(({ seat }) => seat))
  let seat = 1
  while (taken.has(seat)) seat += 1
  return seat
}

export async function expectedOfPhone(db: DbOrTx, phone: string, since: string): Promise<readonly ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(eq(reservations.phone, phone), gte(reservations.day, since), inArray(reservations.state, [...EXPECTED])))
}

export async function insertReservation(tx: Tx, row: ReservationRow): Promise<void> {
  await tx.insert(reservations).values(row)
}

export async function updateReservation(tx: Tx, id: string, set: Partial<ReservationRow>): Promise<void> {
  await tx.update(reservations).set(set).where(eq(reservations.id, id))
}

export async function findByNumber(db: DbOrTx, number: string): Promise<ReservationRow | null> {
  const [row] = await db.select().from(reservations).where(eq(reservations.number, number))
  return row ?? null
}

export async function findReservation(db: DbOrTx, id: string): Promise<ReservationRow | null> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return row ?? null
}

export async function lockReservation(tx: Tx, id: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  return row ?? null
}

const inOrder = [asc(reservations.day), asc(reservations.hour), asc(reservations.seat)] as const

export const visitsOfDay = (db: DbOrTx, day: string) =>
  db
    .select()
    .from(reservations)
    .where(eq(reservations.day, day))
    .orderBy(...inOrder)

export const expectedSince = (db: DbOrTx, day: string) =>
  db
    .select()
    .from(reservations)
    .where(and(gte(reservations.day, day), inArray(reservations.state, [...EXPECTED])))
    .orderBy(...inOrder)

/** Visits that a guest booked become the member's. */
export async function giveVisits(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(reservations).set({ memberId }).where(eq(reservations.memberId, guestId))
}

export const visitsOfMember = (db: DbOrTx, memberId: string, since: string) =>
  db
    .select()
    .from(reservations)
    .where(and(eq(reservations.memberId, memberId), gte(reservations.day, since), ne(reservations.state, 'cancelled')))
    .orderBy(...inOrder)
