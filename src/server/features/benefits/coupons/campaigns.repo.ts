import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type CampaignRow, couponCampaigns } from './coupons.table.ts'

const givesAt = (at: Date) =>
  and(eq(couponCampaigns.state, 'running'), lte(couponCampaigns.startsAt, at), gt(couponCampaigns.endsAt, at))

export async function findCampaign(db: DbOrTx, id: string): Promise<CampaignRow | null> {
  const [row] = await db.select().from(couponCampaigns).where(eq(couponCampaigns.id, id))
  return row ?? null
}

export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | null> {
  const [row] = await tx.select().from(couponCampaigns).where(eq(couponCampaigns.id, id)).for('update')
  return row ?? null
}

export async function campaignOfWord(db: DbOrTx, word: string, at: Date): Promise<CampaignRow | null> {
  const [row] = await db
    .select()
    .from(couponCampaigns)
    .where(and(eq(couponCampaigns.word, word), givesAt(at)))
  return row ?? null
}

/** Those that give by this way now, in the order of their names. */
export function givingCampaigns(db: DbOrTx, way: CampaignRow['way'], at: Date): Promise<CampaignRow[]> {
  return db
    .select()
    .from(couponCampaigns)
    .where(and(eq(couponCampaigns.way, way), givesAt(at)))
    .orderBy(couponCampaigns.name, couponCampaigns.id)
    .limit(50)
}

/** Counts some more coupons; null when the campaign gives none now, or not that many any more. */
export async function countIssued(tx: Tx, id: string, more: number, at: Date): Promise<CampaignRow | null> {
  const left = or(
    isNull(couponCampaigns.limitAll),
    sql`${couponCampaigns.issued} + ${more} <= ${couponCampaigns.limitAll}`,
  )
  const [row] = await tx
    .update(couponCampaigns)
    .set({ issued: sql`${couponCampaigns.issued} + ${more}` })
    .where(and(eq(couponCampaigns.id, id), givesAt(at), left))
    .returning()
  return row ?? null
}

export async function insertCampaign(tx: Tx, row: typeof couponCampaigns.$inferInsert): Promise<CampaignRow> {
  const [made] = await tx.insert(couponCampaigns).values(row).returning()
  if (!made) throw new Error('no row')
  return made
}

export async function updateCampaign(tx: Tx, id: string, set: Partial<CampaignRow>): Promise<CampaignRow> {
  const [row] = await tx.update(couponCampaigns).set(set).where(eq(couponCampaigns.id, id)).returning()
  if (!row) throw new Error('no row')
  return row
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.delete(couponCampaigns).where(eq(couponCampaigns.id, id))
}

/** Another campaign that runs takes the same word. */
export async function wordIsTaken(tx: Tx, word: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: couponCampaigns.id })
    .from(couponCampaigns)
    .where(and(eq(couponCampaigns.word, word), eq(couponCampaigns.state, 'running')))
  return rows.some(({ id }) => id !== exceptId)
}

export function pageOfCampaigns(
  db: DbOrTx,
  { before, limit }: { readonly before: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<CampaignRow[]> {
  const from = before
    ? or(
        lt(couponCampaigns.madeAt, before.at),
        and(eq(couponCampaigns.madeAt, before.at), lt(couponCampaigns.id, before.id)),
      )
    : undefined
  return db
    .select()
    .from(couponCampaigns)
    .where(from)
    .orderBy(desc(couponCampaigns.madeAt), desc(couponCampaigns.id))
    .limit(limit)
}

export async function campaignsOf(db: DbOrTx, ids: readonly string[]): Promise<readonly CampaignRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(couponCampaigns)
    .where(inArray(couponCampaigns.id, [...ids]))
}

/** Those that customers take themselves, the newest first. */
export function openCampaigns(db: DbOrTx): Promise<CampaignRow[]> {
  return db
    .select()
    .from(couponCampaigns)
    .where(eq(couponCampaigns.way, 'open'))
    .orderBy(desc(couponCampaigns.madeAt), desc(couponCampaigns.id))
    .limit(100)
}
