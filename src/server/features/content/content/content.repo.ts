import { desc } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { shopChanges, shopSettings } from './content.table.ts'

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
