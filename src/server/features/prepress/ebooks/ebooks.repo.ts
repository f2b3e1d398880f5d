import { and, asc, count, desc, eq, lt, or } from '#/server/platform/db/drizzle.ts'
import type { EbookStage } from '#/domain/ebooks/stages.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Place } from '#/server/platform/db/keyset.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import { type EbookRow, ebooks } from './ebooks.table.ts'

export async function insertEbook(tx: Tx, row: EbookRow): Promise<void> {
  await tx.insert(ebooks).values(row)
}

export async function findEbook(db: DbOrTx, id: string): Promise<EbookRow | null> {
  const [row] = await db.select().from(ebooks).where(eq(ebooks.id, id))
  return row ?? null
}

export function findEbooks(db: DbOrTx, ids: readonly string[]): Promise<EbookRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : db.select().from(ebooks).where(among(ebooks.id, ids))
}

/** Whoever moves the same e-book comes after. */
export async function lockEbook(tx: Tx, id: string): Promise<EbookRow | null> {
  const [row] = await tx.select().from(ebooks).where(eq(ebooks.id, id)).for('no key update')
  return row ?? null
}

export async function updateEbook(tx: Tx, id: string, change: Partial<EbookRow>): Promise<void> {
  await tx.update(ebooks).set(change).where(eq(ebooks.id, id))
}

/** Handed in, and neither paid for nor taken back. */
export async function countUnordered(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(ebooks)
    .where(and(eq(ebooks.memberId, memberId), among(ebooks.stage, ['asked', 'priced'])))
  return row?.n ?? 0
}

/** The newest first. */
export function listOfMember(db: DbOrTx, memberId: string, after: Place | null, limit: number): Promise<EbookRow[]> {
  const beyond = after
    ? or(lt(ebooks.createdAt, after.at), and(eq(ebooks.createdAt, after.at), lt(ebooks.id, after.id)))
    : undefined
  return db
    .select()
    .from(ebooks)
    .where(and(eq(ebooks.memberId, memberId), beyond))
    .orderBy(desc(ebooks.createdAt), desc(ebooks.id))
    .limit(limit)
}

/** Of one stage or all, the last moved first. */
export function listOfStage(
  db: DbOrTx,
  stage: EbookStage | null,
  after: Place | null,
  limit: number,
): Promise<EbookRow[]> {
  const beyond = after
    ? or(lt(ebooks.movedAt, after.at), and(eq(ebooks.movedAt, after.at), lt(ebooks.id, after.id)))
    : undefined
  return db
    .select()
    .from(ebooks)
    .where(and(stage === null ? undefined : eq(ebooks.stage, stage), beyond))
    .orderBy(desc(ebooks.movedAt), desc(ebooks.id))
    .limit(limit)
}

/** A guest who logs in goes on with what was handed in and not ordered; what was ordered follows its order. */
export async function giveUnordered(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string | null; readonly memberId: string },
): Promise<void> {
  if (guestId === null) return
  const unordered = and(eq(ebooks.memberId, guestId), among(ebooks.stage, ['asked', 'priced']))
  const rows = await tx
    .select({ id: ebooks.id })
    .from(ebooks)
    .where(unordered)
    .orderBy(asc(ebooks.id))
    .for('no key update')
  const ids = rows.map(({ id }) => id)
  const ordered = await linesOfEbooks(tx, ids)
  const loose = ids.filter((id) => !ordered.has(id))
  if (loose.length > 0) await tx.update(ebooks).set({ memberId }).where(among(ebooks.id, loose))
}

/** What a guest had becomes the member's. */
export async function giveEbooks(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(ebooks).set({ memberId }).where(eq(ebooks.memberId, guestId))
}
