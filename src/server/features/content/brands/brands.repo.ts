import { and, asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
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

/** Whether it is open or not. */
export async function anyBrand(db: DbOrTx, id: string): Promise<BrandRow | null> {
  const [row] = await db.select().from(brands).where(eq(brands.id, id))
  return row ?? null
}

export const allBrands = (db: DbOrTx): Promise<readonly BrandRow[]> =>
  db.select().from(brands).orderBy(asc(brands.position), asc(brands.id))

export type NameBrand = (id: string | null) => { readonly id: string; readonly name: string } | null

/** Names the brands of things that are shown together: asked once, and not at all where all are of the shop itself. */
export async function brandNamer(db: DbOrTx, ids: readonly (string | null)[]): Promise<NameBrand> {
  const known = ids.some((id) => id !== null) ? await allBrands(db) : []
  return (id) => (id === null ? null : { id, name: known.find((brand) => brand.id === id)?.name ?? id })
}

/** In the order of their ids. */
export const lockBrands = (tx: Tx): Promise<readonly BrandRow[]> =>
  tx.select().from(brands).orderBy(asc(brands.id)).for('update')

export async function insertBrand(tx: Tx, row: BrandRow): Promise<void> {
  await tx.insert(brands).values(row)
}

export async function updateBrand(tx: Tx, id: string, change: Partial<BrandRow>): Promise<void> {
  await tx.update(brands).set(change).where(eq(brands.id, id))
}
