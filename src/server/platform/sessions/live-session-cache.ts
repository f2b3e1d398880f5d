import type { Database } from '#/server/platform/db/database.ts'
import type { Clock } from '#/server/platform/services.ts'
import { readSession, type SessionRow } from './sessions.repo.ts'

/**
 * Session rows, so that each request knows whether its session was ended and what the account may do now. Members' rows are
 * kept for a few seconds per process, which is how long a logout elsewhere may take to count; staff and partners are always
 * looked up.
 */
export interface LiveSessions {
  find(id: string): Promise<SessionRow | null>
  forget(ids: readonly string[]): void
}

const KEEP_MS = 5_000
const MOST = 5_000

export function createLiveSessionCache(deps: { database: Database; clock: Clock }): LiveSessions {
  const rows = new Map<string, { row: SessionRow; until: number }>()

  return {
    async find(id) {
      const kept = rows.get(id)
      if (kept && kept.until > performance.now()) return liveAt(kept.row, deps.clock.now())
      const row = await readSession(deps.database.db, id)
      rows.delete(id)
      if (row?.audience === 'member') {
        if (rows.size >= MOST) rows.delete(rows.keys().next().value ?? '')
        rows.set(id, { row, until: performance.now() + KEEP_MS })
      }
      return row && liveAt(row, deps.clock.now())
    },
    forget(ids) {
      for (const id of ids) rows.delete(id)
    },
  }
}

export function liveAt(row: SessionRow, now: Date): SessionRow | null {
  return row.endedAt === null && row.idleExpiresAt > now && row.expiresAt > now ? row : null
}
