import type { Database, Tx } from '#/server/platform/db/database.ts'
import type { Live } from '#/server/platform/live.ts'
import type { Clock } from '#/server/platform/services.ts'
import { readSession, type SessionRow } from './sessions.repo.ts'

/**
 * Session rows, so that each request knows whether its session was ended and what the account may do now. Members' rows are
 * kept for a few seconds per process; a change is told to all processes when it commits, so the seconds only count while a
 * process has lost its connection for such news. Staff and partners are always looked up.
 */
export interface LiveSessions {
  find(id: string): Promise<SessionRow | null>
  /** This process asks anew at once, all others when the transaction commits. */
  changed(tx: Tx, ids: readonly string[]): Promise<void>
}

interface Kept {
  readonly row: SessionRow
  readonly until: number
  readonly stopListening: () => void
}

const KEEP_MS = 5_000
const MOST = 5_000
/** Told when a session ends or may do other things than before. */
export const sessionTopic = (id: string) => `session:${id}`

export function createLiveSessionCache(deps: { database: Database; clock: Clock; live: Live }): LiveSessions {
  const rows = new Map<string, Kept>()

  function forget(id: string): void {
    rows.get(id)?.stopListening()
    rows.delete(id)
  }
  function keep(id: string, row: SessionRow, stopListening: () => void): void {
    forget(id)
    const [oldest] = rows.keys()
    if (rows.size >= MOST && oldest !== undefined) forget(oldest)
    rows.set(id, { row, until: performance.now() + KEEP_MS, stopListening })
  }

  return {
    async find(id) {
      const kept = rows.get(id)
      if (kept && kept.until > performance.now()) return liveAt(kept.row, deps.clock.now())
      // Listening begins before reading: news that comes in between is about a row that may be the old one.
      let overtaken = false
      const stopListening = deps.live.subscribe(sessionTopic(id), () => {
        overtaken = true
        forget(id)
      })
      const row = await readSession(deps.database.db, id).catch((error: unknown) => {
        stopListening()
        throw error
      })
      if (row && isCustomers(row) && !overtaken) keep(id, row, stopListening)
      else stopListening()
      return row && liveAt(row, deps.clock.now())
    },
    async changed(tx, ids) {
      for (const id of ids) {
        forget(id)
        await deps.live.publish(tx, sessionTopic(id))
      }
    },
  }
}

const isCustomers = ({ audience }: SessionRow) => audience === 'member' || audience === 'guest'

export function liveAt(row: SessionRow, now: Date): SessionRow | null {
  return row.endedAt === null && row.idleExpiresAt > now && row.expiresAt > now ? row : null
}
