import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import type { FaqCategory } from '#/contract/content/faqs.contract.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { faqs, notices, shopChanges, shopSettings } from './content.table.ts'

export type NoticeRecord = typeof notices.$inferSelect
export type FaqRecord = typeof faqs.$inferSelect

export async function readShop(db: DbOrTx) {
  const [row] = await db.select().from(shopSettings)
  return row ?? null
}

/** The settings, held until the transaction ends: whoever changes them at the same time comes after. */
export async function lockShop(tx: Tx) {
  const [row] = await tx.select().from(shopSettings).for('update')
  return row ?? null
}

export async function insertShopChanges(tx: Tx, rows: readonly (typeof shopChanges.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(shopChanges).values([...rows])
}

/** The newest first. */
export async function latestShopChanges(db: DbOrTx, limit: number) {
  return db.select().from(shopChanges).orderBy(desc(shopChanges.at), shopChanges.id).limit(limit)
}

export async function insertShop(tx: Tx, row: typeof shopSettings.$inferInsert): Promise<void> {
  await tx.insert(shopSettings).values(row)
}

export async function saveShop(tx: Tx, row: Omit<typeof shopSettings.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(shopSettings).values(row).onConflictDoUpdate({ target: shopSettings.id, set: row })
}

type Look = Pick<typeof shopSettings.$inferSelect, 'colours' | 'logoId' | 'stampId' | 'version' | 'updatedAt'>

export async function saveLook(tx: Tx, look: Look): Promise<void> {
  await tx.update(shopSettings).set(look)
}

/** What customers may read at a moment: not hidden, and its day has come. */
const shownAt = (now: Date) => sql`(hidden_at is null and published_at <= ${now.toISOString()}::timestamptz)`

/** Pinned first, then the newest; after the notice `after` when given. */
export async function pageOfNotices(
  db: DbOrTx,
  { after, words, limit, now }: { after: string | null; words: string | null; limit: number; now: Date },
): Promise<NoticeRecord[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        shownAt(now),
        after === null
          ? undefined
          : sql`(pinned, published_at, id) < (select pinned, published_at, id from notices where id = ${after})`,
        words === null ? undefined : or(ilike(notices.title, contains(words)), ilike(notices.body, contains(words))),
      ),
    )
    .orderBy(sql`pinned desc, published_at desc, id desc`)
    .limit(limit)
  return rows
}

export async function findNotice(db: DbOrTx, id: string, now: Date): Promise<NoticeRecord | null> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), shownAt(now)))
  return row ?? null
}

/** The notices before and after one in time. */
export async function neighboursOfNotice(db: DbOrTx, { id, publishedAt }: NoticeRecord, now: Date) {
  const at = sql`(${publishedAt.toISOString()}::timestamptz, ${id}::uuid)`
  const pick = { id: notices.id, title: notices.title }
  const [newer] = await db
    .select(pick)
    .from(notices)
    .where(sql`(published_at, id) > ${at} and ${shownAt(now)}`)
    .orderBy(sql`published_at, id`)
    .limit(1)
  const [older] = await db
    .select(pick)
    .from(notices)
    .where(sql`(published_at, id) < ${at} and ${shownAt(now)}`)
    .orderBy(sql`published_at desc, id desc`)
    .limit(1)
  return { newer: newer ?? null, older: older ?? null }
}

export async function insertNotices(tx: Tx, rows: readonly (typeof notices.$inferInsert)[]): Promise<void> {
  await tx.insert(notices).values([...rows])
}

export async function allFaqs(
  db: DbOrTx,
  { category, words }: { category: FaqCategory | null; words: string | null },
): Promise<FaqRecord[]> {
  return db
    .select()
    .from(faqs)
    .where(
      and(
        isNull(faqs.hiddenAt),
        category === null ? undefined : eq(faqs.category, category),
        words === null ? undefined : sql`(question || ' ' || answer) ilike ${contains(words)}`,
      ),
    )
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(300)
}

export async function findFaq(db: DbOrTx, id: string): Promise<FaqRecord | null> {
  const [row] = await db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), isNull(faqs.hiddenAt)))
  return row ?? null
}

export async function insertFaqs(tx: Tx, rows: readonly (typeof faqs.$inferInsert)[]): Promise<void> {
  await tx.insert(faqs).values([...rows])
}

/** What people type, found literally anywhere in the text. */
const contains = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
