import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type PackageRow, pressPackages } from './press.table.ts'

export async function readPackage(db: DbOrTx, id: string): Promise<PackageRow | null> {
  const [row] = await db.select().from(pressPackages).where(eq(pressPackages.id, id))
  return row ?? null
}

export async function newestPackage(db: DbOrTx, lineId: string): Promise<PackageRow | null> {
  const [row] = await db
    .select()
    .from(pressPackages)
    .where(eq(pressPackages.lineId, lineId))
    .orderBy(desc(pressPackages.version))
    .limit(1)
  return row ?? null
}

/** The package of exactly this binding that is there or under way. */
export async function livingPackage(tx: Tx, lineId: string, binding: string): Promise<PackageRow | null> {
  const [row] = await tx
    .select()
    .from(pressPackages)
    .where(and(eq(pressPackages.lineId, lineId), eq(pressPackages.binding, binding), ne(pressPackages.state, 'failed')))
  return row ?? null
}

export async function insertPackage(tx: Tx, row: typeof pressPackages.$inferInsert): Promise<PackageRow> {
  const [inserted] = await tx.insert(pressPackages).values(row).returning()
  if (!inserted) throw new Error('the package was not stored')
  return inserted
}

/** False when it is finished already: a job that ran twice changes nothing. */
export async function updateOpenPackage(
  db: DbOrTx,
  id: string,
  change: Partial<typeof pressPackages.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(pressPackages)
    .set(change)
    .where(and(eq(pressPackages.id, id), notInArray(pressPackages.state, ['done', 'failed'])))
    .returning({ id: pressPackages.id })
  return rows.length > 0
}
