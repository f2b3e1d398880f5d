import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type BrandRow, brands } from './brands.table.ts'

/** Those that are open, in the order of the desk. */
export const activeBrands = (db: DbOrTx): Promise<readonly BrandRow[]> =>
  db.select().from(brands).where(eq(brands.active, true)).orderBy(asc(brands.position), asc(brands.id))

/** Null where there is none, or where it is closed. */
export async function activeBrand(db: DbOrTx, id: string): Promise<BrandRow | null> {
  const [row] = await db
    .select()
    .from(brands)
    .where(and(eq(brands.id, id), eq(brands.active, true)))
  return row ?? null
}
