import { and, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { idempotency } from './idempotency.table.ts'

export interface RequestIdentity {
  readonly scope: string
  readonly key: string
  readonly endpoint: string
  /** Hash of the whole input. */
  readonly fingerprint: string
}

export interface StoredAnswer {
  readonly status: number
  readonly answer: string
}

export interface Claim {
  readonly endpoint: string
  readonly fingerprint: string
  readonly status: number | null
  readonly answer: string | null
}

/**
 * Takes the key; false when another request has it. A request that is writing it right now is waited for. A claim without an
 * answer older than `staleSeconds` belonged to a process that died, and is taken over.
 */
export async function claimKey(db: DbOrTx, id: RequestIdentity, staleSeconds: number): Promise<boolean> {
  const left = sql`idempotency.status is null and idempotency.fingerprint = excluded.fingerprint
    and idempotency.created_at < now() - make_interval(secs => ${staleSeconds}::float8)`
  const taken = await db
    .insert(idempotency)
    .values({ scope: id.scope, key: id.key, endpoint: id.endpoint, fingerprint: id.fingerprint })
    .onConflictDoUpdate({
      target: [idempotency.scope, idempotency.key],
      set: { createdAt: sql`now()` },
      setWhere: left,
    })
    .prepare('idempotency.claim')
    .execute()
  return taken.rowCount === 1
}

export async function findClaim(db: DbOrTx, id: RequestIdentity): Promise<Claim | undefined> {
  const { rows } = await db.execute<{ [K in keyof Claim]: Claim[K] }>(sql`
    select endpoint, fingerprint, status, answer from idempotency where scope = ${id.scope} and key = ${id.key}`)
  return rows[0]
}

export async function storeAnswer(db: DbOrTx, id: RequestIdentity, { status, answer }: StoredAnswer): Promise<void> {
  await db
    .update(idempotency)
    .set({ status, answer })
    .where(and(eq(idempotency.scope, id.scope), eq(idempotency.key, id.key)))
    .prepare('idempotency.store')
    .execute()
}

export async function releaseKey(db: DbOrTx, id: RequestIdentity): Promise<void> {
  await db.execute(sql`
    delete from idempotency where scope = ${id.scope} and key = ${id.key} and status is null`)
}

export async function deleteOldKeys(db: DbOrTx, olderThanDays: number): Promise<void> {
  await db.execute(sql`delete from idempotency where created_at < now() - make_interval(days => ${olderThanDays}::int)`)
}
