import { and, desc, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { proofs, proofVersions, type ProofRow, type VersionRow } from './proofs.table.ts'

export async function readProofRow(db: DbOrTx, proofId: string): Promise<ProofRow | null> {
  const [row] = await db.select().from(proofs).where(eq(proofs.id, proofId))
  return row ?? null
}

export async function readProofOfLine(db: DbOrTx, lineId: string): Promise<ProofRow | null> {
  const [row] = await db.select().from(proofs).where(eq(proofs.lineId, lineId))
  return row ?? null
}

export async function lockProof(tx: Tx, proofId: string): Promise<ProofRow | null> {
  const [row] = await tx.select().from(proofs).where(eq(proofs.id, proofId)).for('no key update')
  return row ?? null
}

/** The proof of a line, made when there is none; two at once end up with the same one. Locked. */
export async function ensureProof(tx: Tx, row: typeof proofs.$inferInsert): Promise<ProofRow> {
  await tx.insert(proofs).values(row).onConflictDoNothing({ target: proofs.lineId })
  const [proof] = await tx.select().from(proofs).where(eq(proofs.lineId, row.lineId)).for('no key update')
  if (!proof) throw new Error(`the proof of line ${row.lineId} vanished`)
  return proof
}

export async function updateProof(tx: Tx, proofId: string, change: Partial<ProofRow>): Promise<void> {
  await tx.update(proofs).set(change).where(eq(proofs.id, proofId))
}

export function readVersions(db: DbOrTx, proofId: string): Promise<VersionRow[]> {
  return db.select().from(proofVersions).where(eq(proofVersions.proofId, proofId)).orderBy(desc(proofVersions.number))
}

export async function readVersion(db: DbOrTx, proofId: string, number: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(proofVersions)
    .where(and(eq(proofVersions.proofId, proofId), eq(proofVersions.number, number)))
  return row ?? null
}

export async function insertVersion(tx: Tx, row: typeof proofVersions.$inferInsert): Promise<void> {
  await tx.insert(proofVersions).values(row)
}

export async function updateVersion(
  tx: DbOrTx,
  proofId: string,
  number: number,
  change: Partial<VersionRow>,
): Promise<void> {
  await tx
    .update(proofVersions)
    .set(change)
    .where(and(eq(proofVersions.proofId, proofId), eq(proofVersions.number, number)))
}

/** Place after which a page of a list goes on. */
export interface ListCursor {
  readonly updatedAt: Date
  readonly id: string
}

export interface ProofListFilter {
  readonly memberId?: string
  readonly partnerId?: string
  readonly old: boolean
  readonly orderNumber?: string | undefined
  readonly after: ListCursor | null
  readonly limit: number
}

/** Newest first. Open: somebody still has to act, or it was approved and is not printed; old: the job is done or cancelled. */
export function listProofRows(db: DbOrTx, filter: ProofListFilter): Promise<ProofRow[]> {
  const owner = filter.partnerId
    ? and(eq(proofs.partnerId, filter.partnerId), sql`${proofs.version} > 0`)
    : and(eq(proofs.memberId, filter.memberId ?? ''), eq(proofs.shown, true))
  const finished = sql`exists (select 1 from order_lines l join orders o on o.id = l.order_id
    where l.id = ${proofs.lineId} and (l.production_state in ('done', 'cancelled') or o.payment_state in ('refunded', 'cancelled')))`
  // Of one order all are named, whatever became of them.
  const which = filter.orderNumber
    ? sql`${proofs.lineId} in (select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${filter.orderNumber})`
    : filter.old
      ? finished
      : sql`not ${finished}`
  const after = filter.after
    ? sql`(${proofs.updatedAt}, ${proofs.id}) < (${filter.after.updatedAt.toISOString()}::timestamptz, ${filter.after.id}::uuid)`
    : undefined
  return db
    .select()
    .from(proofs)
    .where(and(owner, which, after))
    .orderBy(desc(proofs.updatedAt), desc(proofs.id))
    .limit(filter.limit)
}
