import { and, count, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { DesignKind } from '#/domain/designs/design.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import {
  design,
  type DesignRow,
  designUse,
  type DesignUseRow,
  memberDesign,
  type MemberDesignRow,
} from './designs.table.ts'

export interface SavedRow {
  readonly saved: MemberDesignRow
  readonly design: DesignRow
}

interface WantedSaved {
  readonly memberId: string
  readonly kind: DesignKind | null
  readonly after: string | null
  readonly limit: number
}

const joined = (db: DbOrTx) =>
  db.select({ saved: memberDesign, design }).from(memberDesign).innerJoin(design, eq(design.id, memberDesign.designId))

/** The newest first, after the saved design `after` when given. */
export async function pageOfSaved(db: DbOrTx, { memberId, kind, after, limit }: WantedSaved): Promise<SavedRow[]> {
  return joined(db)
    .where(
      and(
        eq(memberDesign.memberId, memberId),
        kind === null ? undefined : eq(design.kind, kind),
        after === null
          ? undefined
          : sql`(${memberDesign.updatedAt}, ${memberDesign.id}) <
              (select updated_at, id from member_design where id = ${after} and member_id = ${memberId})`,
      ),
    )
    .orderBy(sql`${memberDesign.updatedAt} desc, ${memberDesign.id} desc`)
    .limit(limit)
}

/** Only the member's own: another's is as if it did not exist. */
export async function findSaved(db: DbOrTx, memberId: string, ids: readonly string[]): Promise<SavedRow[]> {
  return joined(db).where(and(eq(memberDesign.memberId, memberId), inArray(memberDesign.id, [...ids])))
}

export async function countSaved(db: DbOrTx, memberId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(memberDesign).where(eq(memberDesign.memberId, memberId))
  return row?.n ?? 0
}

export async function insertSaved(tx: Tx, row: typeof memberDesign.$inferInsert): Promise<void> {
  await tx.insert(memberDesign).values(row)
}

/** False when somebody changed it since the version was read. */
export async function updateSaved(
  tx: Tx,
  { id, version, ...change }: Pick<MemberDesignRow, 'id' | 'version' | 'name' | 'values' | 'updatedAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(memberDesign)
    .set({ ...change, version: version + 1 })
    .where(and(eq(memberDesign.id, id), eq(memberDesign.version, version)))
  return changed.rowCount === 1
}

export async function deleteSaved(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(memberDesign).where(and(eq(memberDesign.id, id), eq(memberDesign.memberId, memberId)))
  return gone.rowCount === 1
}

export async function insertUse(db: DbOrTx, row: DesignUseRow): Promise<void> {
  await db.insert(designUse).values(row)
}

export async function findUse(db: DbOrTx, memberId: string, id: string): Promise<DesignUseRow | null> {
  const [row] = await db
    .select()
    .from(designUse)
    .where(and(eq(designUse.id, id), eq(designUse.memberId, memberId)))
  return row ?? null
}
