import { sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Owner } from './files.policy.ts'
import { ADDRESS_HOURS, IDLE_MINUTES } from './upload-limits.data.ts'

/** Any fixed number; held for the few statements of one start. */
const LOCK = 7_310_019

export async function lockRoom(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

const moving = sql`state = 'uploading' and active_at > now() - make_interval(mins => ${IDLE_MINUTES}::int)`
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

/** Bytes that all moving uploads will have when they are there. */
export async function heldByAll(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select coalesce(sum(bytes), 0) as bytes from file where ${moving}`,
  )
  return Number(rows[0]?.bytes ?? 0)
}

export async function touchUpload(db: DbOrTx, id: string): Promise<void> {
  await db.execute(sql`update file set active_at = now() where id = ${id}`)
}

export async function forgetAddresses(db: DbOrTx): Promise<void> {
  await db.execute(
    sql`update file set address = null where address is not null and created_at < now() - ${ageOfAddress}`,
  )
}
