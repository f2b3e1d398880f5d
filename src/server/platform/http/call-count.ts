import { createHash } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface CallCount {
  /** Calls of the key in this minute, this one included, at all servers of the shop. */
  readonly calls: number
  /** Until the next minute begins. */
  readonly seconds: number
}

/** By the clock of the database, so that servers whose clocks differ count the same minute. */
export async function countCall(db: DbOrTx, key: string): Promise<CallCount> {
  const { rows } = await db.execute<{ calls: number; seconds: number }>(sql`
    insert into call_count as c (key, minute, calls)
    values (${createHash('sha256').update(key).digest()}, date_trunc('minute', now()), 1)
    on conflict (key, minute) do update set calls = c.calls + 1
    returning calls, ceil(60 - extract(second from now()))::int as seconds`)
  return rows[0] ?? { calls: 1, seconds: 0 }
}

/**
 * The same by the hour or the day of Seoul. Its row stands under the minute in which that ends, so that it is forgotten like a
 * minute that is over.
 */
export async function countLong(db: DbOrTx, key: string, unit: 'hour' | 'day'): Promise<CallCount> {
  const { rows } = await db.execute<{ calls: number; seconds: number }>(sql`
    insert into call_count as c (key, minute, calls)
    values (
      ${createHash('sha256').update(`${unit}:${key}`).digest()},
      date_trunc(${unit}, now(), 'Asia/Seoul') + ${`1 ${unit}`}::interval,
      1
    )
    on conflict (key, minute) do update set calls = c.calls + 1
    returning calls, ceil(extract(epoch from minute - now()))::int as seconds`)
  return rows[0] ?? { calls: 1, seconds: 0 }
}

/** Minutes that are over. */
export async function deleteOldCounts(db: DbOrTx): Promise<void> {
  await db.execute(sql`delete from call_count where minute < now() - interval '10 minutes'`)
}
