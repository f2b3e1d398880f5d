import { and, desc, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { bindingSets, type SetRow } from './bindings.table.ts'

export async function insertSet(tx: Tx, row: SetRow): Promise<void> {
  await tx.insert(bindingSets).values(row)
}

export async function updateSet(tx: Tx, id: string, change: Partial<SetRow>): Promise<void> {
  await tx.update(bindingSets).set(change).where(eq(bindingSets.id, id))
}

const own = (memberId: string, id: string) => and(eq(bindingSets.id, id), eq(bindingSets.memberId, memberId))

export async function findSet(db: DbOrTx, memberId: string, id: string): Promise<SetRow | null> {
  const [row] = await db.select().from(bindingSets).where(own(memberId, id))
  return row ?? null
}

/** For the job that joins its files. */
export async function findAnySet(db: DbOrTx, id: string): Promise<SetRow | null> {
  const [row] = await db.select().from(bindingSets).where(eq(bindingSets.id, id))
  return row ?? null
}

export async function lockSet(tx: Tx, id: string): Promise<SetRow | null> {
  const [row] = await tx.select().from(bindingSets).where(eq(bindingSets.id, id)).for('no key update')
  return row ?? null
}

export function setsByIds(db: DbOrTx, ids: readonly string[]): Promise<SetRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(bindingSets)
        .where(inArray(bindingSets.id, [...new Set(ids)]))
}

export function pageOfSets(
  db: DbOrTx,
  {
    memberId,
    brand,
    after,
    limit,
  }: { readonly memberId: string; readonly brand: string; readonly after: string | null; readonly limit: number },
): Promise<SetRow[]> {
  const from =
    after === null
      ? undefined
      : sql`(updated_at, id) < (select updated_at, id from binding_sets where id = ${after} and member_id = ${memberId})`
  return db
    .select()
    .from(bindingSets)
    .where(and(eq(bindingSets.memberId, memberId), eq(bindingSets.brand, brand), from))
    .orderBy(desc(bindingSets.updatedAt), desc(bindingSets.id))
    .limit(limit)
}
