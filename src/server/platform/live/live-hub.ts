import { sql } from '#/server/platform/db/drizzle.ts'
import pg from 'pg'
import type { Logger } from 'pino'
import { noteLossOf } from '#/server/platform/db/note-loss.ts'
import { SINGLE_CONNECTION } from '#/server/platform/db/open-database.ts'
import type { Live } from '#/server/platform/live.ts'

const CHANNEL = 'jikji_live'
const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 5_000

export interface LiveHub extends Live {
  start(): Promise<void>
  stop(): Promise<void>
}

/** Listens on one connection of its own and tells the subscribers of this process. */
export function createLiveHub(url: string, log: Logger): LiveHub {
  const listeners = new Map<string, Set<() => void>>()
  let client: pg.Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const tell = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener()
  }
  // What was published while the connection was away is unknown, so everybody asks again.
  const tellAll = () => {
    for (const topic of listeners.keys()) tell(topic)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'jikji-live', ...SINGLE_CONNECTION })
    next.on('notification', (message) => tell(message.payload ?? ''))
    noteLossOf(next, log, 'jikji-live')
    next.once('end', () => {
      if (client === next) reconnect(FIRST_RETRY_MS)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      void next.end()
      throw error
    }
    client = next
    tellAll()
  }
  const reconnect = (delay: number) => {
    client = null
    if (stopped) return
    retry = setTimeout(() => {
      connect().catch(() => reconnect(Math.min(delay * 2, LAST_RETRY_MS)))
    }, delay)
  }

  return {
    publish: async (tx, ...topics) => {
      await tx
        .select({ told: sql`pg_notify(${CHANNEL}, topic)` })
        .from(sql`unnest(${sql.param([...topics])}::text[]) as topic`)
        .prepare('live.publish')
        .execute()
    },
    subscribe: (topic, listener) => {
      const own = () => listener()
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    start: connect,
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end()
    },
  }
}
