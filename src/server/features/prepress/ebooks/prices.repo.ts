import { desc, eq, lte, sql } from '#/server/platform/db/drizzle.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type EbookPricesRow, ebookPrices } from './ebooks.table.ts'

export type ValidPrices = Pick<EbookPricesRow, 'version' | 'prices'>

/** What holds at a moment: of the latest day that has come, the newest version. */
export async function pricesAt(db: DbOrTx, now: Date): Promise<ValidPrices> {
  const [row] = await db
    .select({ version: ebookPrices.version, prices: ebookPrices.prices })
    .from(ebookPrices)
    .where(lte(ebookPrices.fromDay, seoulDay(now)))
    .orderBy(desc(ebookPrices.fromDay), desc(ebookPrices.version))
    .limit(1)
  if (!row) throw new Error('the shop has no prices of e-books: its first version is gone')
  return row
}

/** Those that an order was made by. */
export async function pricesOf(db: DbOrTx, version: number): Promise<ValidPrices> {
  const [row] = await db
    .select({ version: ebookPrices.version, prices: ebookPrices.prices })
    .from(ebookPrices)
    .where(eq(ebookPrices.version, version))
  if (!row) throw new Error(`prices of e-books ${version} are gone`)
  return row
}

/** The newest first. */
export const allPrices = (db: DbOrTx): Promise<EbookPricesRow[]> =>
  db.select().from(ebookPrices).orderBy(desc(ebookPrices.version)).limit(200)

/** Whoever changes prices at the same time comes after; orders go on meanwhile. */
export async function lockPrices(tx: Tx): Promise<EbookPricesRow[]> {
  await tx.execute(sql`lock table ebook_prices in share row exclusive mode`)
  return allPrices(tx)
}

export async function insertPrices(tx: Tx, row: EbookPricesRow): Promise<void> {
  await tx.insert(ebookPrices).values(row)
}
