import { and, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type SavedSpecRow, savedSpecs } from './wishlist.table.ts'

export function pageOfSpecs(
  db: DbOrTx,
  { memberId, after, limit }: { readonly memberId: string; readonly after: string | null; readonly limit: number },
): Promise<SavedSpecRow[]> {
  const from =
    after === null
      ? undefined
      : sql`(created_at, id) < (select created_at, id from saved_spec where id = ${after} and member_id = ${memberId})`
  return db
    .select()
    .from(savedSpecs)
    .where(and(eq(savedSpecs.memberId, memberId), from))
    .orderBy(sql`created_at desc, id desc`)
    .limit(limit)
}

export async function findSpec(db: DbOrTx, memberId: string, id: string): Promise<SavedSpecRow | null> {
  const [row] = await db
    .select()
    .from(savedSpecs)
    .where(and(eq(savedSpecs.memberId, memberId), eq(savedSpecs.id, id)))
  return row ?? null
}

export async function findSameSpec(db: DbOrTx, memberId: string, fingerprint: string): Promise<SavedSpecRow | null> {
  const [row] = await db
    .select()
    .from(savedSpecs)
    .where(and(eq(savedSpecs.memberId, memberId), eq(savedSpecs.fingerprint, fingerprint)))
  return row ?? null
}

export async function countSpecs(db: DbOrTx, memberId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(savedSpecs)
    .where(eq(savedSpecs.memberId, memberId))
  return row?.n ?? 0
}

/** False where the same one is there. */
export async function insertSpec(tx: Tx, row: SavedSpecRow): Promise<boolean> {
  return ((await tx.insert(savedSpecs).values(row).onConflictDoNothing()).rowCount ?? 0) === 1
}

export async function deleteSpec(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(savedSpecs).where(and(eq(savedSpecs.memberId, memberId), eq(savedSpecs.id, id)))
  return (gone.rowCount ?? 0) === 1
}
