import { and, asc, eq, gt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Owner } from './files.policy.ts'
import { file, type FileRow } from './files.table.ts'
import { ADDRESS_HOURS, IDLE_MINUTES } from './upload-limits.data.ts'

/** Any fixed number; held for the few statements of one start. */
const LOCK = 7_310_019

export async function lockRoom(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

const moving = sql`state = 'uploading' and active_at > now() - make_interval(mins => ${IDLE_MINUTES}::int)`
const idle = sql`state = 'uploading' and active_at <= now() - make_interval(mins => ${IDLE_MINUTES}::int)
  and coalesce(completing_until, '-infinity') < now()`
const ageOfAddress = sql`make_interval(hours => ${ADDRESS_HOURS}::int)`

export interface Held {
  /** Of files that no order holds. */
  readonly bytes: number
  /** Uploads that are moving. */
  readonly open: number
}

export async function heldBy(db: DbOrTx, who: { readonly owner: Owner } | { readonly address: string }): Promise<Held> {
  const theirs =
    'owner' in who
      ? sql`owner_kind = ${who.owner.kind} and owner_id = ${who.owner.id}`
      : sql`address = ${who.address} and created_at > now() - ${ageOfAddress}`
  const { rows } = await db.execute<{ bytes: string; open: string }>(sql`
    select coalesce(sum(bytes), 0) as bytes, count(*) filter (where ${moving}) as open
      from file where ${theirs} and keep_until is not null and state in ('uploading', 'ready')`)
  return { bytes: Number(rows[0]?.bytes ?? 0), open: Number(rows[0]?.open ?? 0) }
}

/** Bytes that are there and that no order holds. */
export async function heldByAll(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select coalesce(sum(bytes), 0) as bytes from file where state = 'ready' and keep_until is not null`,
  )
  return Number(rows[0]?.bytes ?? 0)
}

/** Uploads that stand still, in order of their ids. */
export async function findIdle(db: DbOrTx, after: string, limit: number): Promise<readonly FileRow[]> {
  return db
    .select()
    .from(file)
    .where(and(idle, gt(file.id, after)))
    .orderBy(asc(file.id))
    .limit(limit)
}

/** False when the upload has moved since it was found. */
export async function dropIdle(db: DbOrTx, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(file)
    .set({ state: 'deleted' })
    .where(and(idle, eq(file.id, id)))
  return rowCount === 1
}

export async function touchUpload(db: DbOrTx, id: string): Promise<void> {
  await db.execute(sql`update file set active_at = now() where id = ${id}`)
}

export async function forgetAddresses(db: DbOrTx): Promise<void> {
  await db.execute(
    sql`update file set address = null where address is not null and created_at < now() - ${ageOfAddress}`,
  )
}
