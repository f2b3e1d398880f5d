import { and, desc, eq, notInArray, sql } from '#/server/platform/db/drizzle.ts'
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
    .where(
      and(
        eq(pressPackages.lineId, lineId),
        eq(pressPackages.binding, binding),
        notInArray(pressPackages.state, ['failed', 'expired']),
      ),
    )
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
    .where(and(eq(pressPackages.id, id), notInArray(pressPackages.state, ['done', 'failed', 'expired'])))
    .returning({ id: pressPackages.id })
  return rows.length > 0
}

/** Packages finished before then give up their ZIP; its key is answered so that it can be deleted. */
export async function expirePackages(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<readonly { readonly lineId: string; readonly storageKey: string }[]> {
  const { rows } = await tx.execute<{ line_id: string; storage_key: string }>(sql`
    with old as (
      select id, storage_key from press_packages
      where state = 'done' and finished_at < ${before.toISOString()}
      order by finished_at limit ${limit} for update skip locked
    )
    update press_packages p set state = 'expired', storage_key = null from old
    where p.id = old.id returning p.line_id, old.storage_key`)
  return rows.map((row) => ({ lineId: row.line_id, storageKey: row.storage_key }))
}
