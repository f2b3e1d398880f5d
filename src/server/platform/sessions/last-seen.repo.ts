import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Audience } from './subject.ts'

export interface LastSeen {
  readonly at: Date
  /** Sessions that are open now. */
  readonly open: number
}

/** When the accounts of an audience last renewed a session, and how many each has open; of whoever was here lately. */
export async function lastSeen(db: DbOrTx, audience: Audience, now: Date): Promise<ReadonlyMap<string, LastSeen>> {
  const { rows } = await db.execute<{ id: string; at: Date | string; open: string }>(sql`
    select subject_id as id, max(last_used_at) as at,
           count(*) filter (where ended_at is null and idle_expires_at > ${now.toISOString()}::timestamptz) as open
      from session where audience = ${audience} group by subject_id`)
  return new Map(rows.map(({ id, at, open }) => [id, { at: new Date(at), open: Number(open) }]))
}
