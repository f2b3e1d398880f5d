import { and, desc, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { Piece } from '#/contract/content/piece.schema.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'
import type { WrittenKind } from '#/domain/writing/written-kinds.data.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type EditionRow, type ItemRow, writtenEditions, writtenItems, writtenOpenings } from './writing.table.ts'

/** The desk's list: as visitors read them in order, what was never published first. */
export function pageOfItems(db: DbOrTx, kind: WrittenKind, { offset, limit }: { offset: number; limit: number }) {
  return db
    .select({
      item: writtenItems,
      title: writtenEditions.title,
      fields: writtenEditions.fields,
      writtenAt: writtenEditions.writtenAt,
      writtenBy: writtenEditions.writtenBy,
    })
    .from(writtenItems)
    .innerJoin(
      writtenEditions,
      and(eq(writtenEditions.itemId, writtenItems.id), eq(writtenEditions.number, writtenItems.newest)),
    )
    .where(eq(writtenItems.kind, kind))
    .orderBy(
      writtenItems.position,
      sql`coalesce((${writtenEditions.fields} ->> 'pinned')::boolean, false) desc`,
      sql`coalesce(${writtenItems.publishedAt}, ${writtenItems.nextAt}) desc nulls first`,
      desc(writtenItems.id),
    )
    .limit(limit)
    .offset(offset)
}

export async function findItem(db: DbOrTx, id: string): Promise<ItemRow | null> {
  return (await db.select().from(writtenItems).where(eq(writtenItems.id, id)))[0] ?? null
}

/** Held until the transaction ends: whoever changes it at the same time comes after. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRow | null> {
  return (await tx.select().from(writtenItems).where(eq(writtenItems.id, id)).for('update'))[0] ?? null
}

export async function findEdition(db: DbOrTx, itemId: string, number: number): Promise<EditionRow | null> {
  const [row] = await db
    .select()
    .from(writtenEditions)
    .where(and(eq(writtenEditions.itemId, itemId), eq(writtenEditions.number, number)))
  return row ?? null
}

/** Every edition of the texts of a kind that visitors read as the shop laid them: nobody wrote in one, and no other waits. */
export function untouchedEditions(db: DbOrTx, kind: WrittenKind) {
  return db
    .select({ item: writtenItems, edition: writtenEditions })
    .from(writtenItems)
    .innerJoin(writtenEditions, eq(writtenEditions.itemId, writtenItems.id))
    .where(
      and(
        eq(writtenItems.kind, kind),
        sql`live = newest and next_edition is null`,
        sql`not exists (
          select from written_editions by_hand where by_hand.item_id = ${writtenItems.id} and by_hand.written_by is not null)`,
      ),
    )
}

/** The newest first, without their texts. */
export async function editionsOf(db: DbOrTx, itemId: string) {
  const { number, writtenAt, writtenBy, restoredFrom } = writtenEditions
  return db
    .select({ number, writtenAt, writtenBy, restoredFrom })
    .from(writtenEditions)
    .where(eq(writtenEditions.itemId, itemId))
    .orderBy(desc(number))
    .limit(200)
}

export async function insertItems(tx: Tx, rows: readonly (typeof writtenItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(writtenItems).values([...rows])
}

export interface NewEdition extends Pick<EditionRow, 'itemId' | 'number' | 'writtenBy' | 'writtenAt'> {
  readonly piece: Piece
  readonly restoredFrom?: number
}

export async function insertEditions(tx: Tx, editions: readonly NewEdition[]): Promise<void> {
  if (editions.length === 0) return
  await tx.insert(writtenEditions).values(
    editions.map(({ piece: { title, fields, doc }, ...edition }) => ({
      ...edition,
      title,
      fields,
      doc,
      words: wordsOfDoc(doc),
    })),
  )
}

/** Every change of an item counts its version up. */
export async function updateItem(tx: Tx, { id, version }: ItemRow, change: Partial<ItemRow>): Promise<void> {
  await tx
    .update(writtenItems)
    .set({ ...change, version: version + 1 })
    .where(eq(writtenItems.id, id))
}

export async function deleteItem(tx: Tx, id: string): Promise<void> {
  await tx.delete(writtenItems).where(eq(writtenItems.id, id))
}

/** Behind all others of the kind; two at once may share the place, and their ids decide. */
export async function nextPosition(db: DbOrTx, kind: WrittenKind): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(position), -1)::int` })
    .from(writtenItems)
    .where(eq(writtenItems.kind, kind))
  return (row?.last ?? -1) + 1
}

/** Publishes what is due and takes away what is over; tells how many. Harmless when it runs twice. */
export async function turnDue(db: DbOrTx, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await db.execute(sql`
    update written_items set
      live = case when next_at <= ${at} then case when next_until <= ${at} then null else next_edition end
        when until <= ${at} then null else live end,
      published_at = case when next_at <= ${at} then coalesce(published_at, next_at) else published_at end,
      next_edition = case when next_at <= ${at} then null else next_edition end,
      next_at = case when next_at <= ${at} then null else next_at end,
      until = case when next_at <= ${at} then case when next_until <= ${at} then null else next_until end
        when until <= ${at} then null else until end,
      next_until = case when next_at <= ${at} then null else next_until end
    where next_at <= ${at} or until <= ${at}`)
  return rowCount ?? 0
}

export async function noteOpening(db: DbOrTx, itemId: string, staffId: string, seenAt: Date): Promise<void> {
  await db
    .insert(writtenOpenings)
    .values({ itemId, staffId, seenAt })
    .onConflictDoUpdate({ target: [writtenOpenings.itemId, writtenOpenings.staffId], set: { seenAt } })
}

/** Those who had it open since then, without the one who asks. */
export async function othersAt(db: DbOrTx, itemId: string, staffId: string, since: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ staffId: writtenOpenings.staffId })
    .from(writtenOpenings)
    .where(
      and(
        eq(writtenOpenings.itemId, itemId),
        sql`staff_id <> ${staffId}`,
        sql`seen_at > ${since.toISOString()}::timestamptz`,
      ),
    )
    .limit(20)
  return rows.map((row) => row.staffId)
}

export async function slugTaken(db: DbOrTx, kind: WrittenKind, slug: string): Promise<boolean> {
  return (await itemBySlug(db, kind, slug)) !== null
}

export async function nameItem(tx: Tx, id: string, slug: string): Promise<void> {
  await tx.update(writtenItems).set({ slug }).where(eq(writtenItems.id, id))
}

export async function itemBySlug(db: DbOrTx, kind: WrittenKind, slug: string): Promise<ItemRow | null> {
  const [row] = await db
    .select()
    .from(writtenItems)
    .where(and(eq(writtenItems.kind, kind), eq(writtenItems.slug, slug)))
  return row ?? null
}
