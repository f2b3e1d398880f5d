import type { Live } from '#/server/platform/live.ts'
import { sessionTopic } from '#/server/platform/sessions/live-session-cache.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'

interface Deps {
  readonly live: Pick<Live, 'subscribe'>
  readonly sessions: Pick<Sessions, 'mayDo'>
}

export interface WatchedSessions {
  /** Those that live and of which no news came since, with what each may do. */
  living(): ReadonlyMap<string, string>
  /** Called on news of one of the living. */
  onChange(listener: () => void): void
  stop(): void
}

/** A ticket outlives the session that asked for it, so the sessions themselves are asked. */
export async function watchSessions({ live, sessions }: Deps, ids: ReadonlySet<string>): Promise<WatchedSessions> {
  const living = new Map<string, string>()
  const stops: (() => void)[] = []
  let listener: (() => void) | null = null
  const stop = () => {
    for (const end of stops.splice(0)) end()
  }
  try {
    for (const id of ids) {
      // Listening begins before asking, so that a logout in between is not missed.
      let overtaken = false
      const end = live.subscribe(sessionTopic(id), () => {
        overtaken = true
        if (living.delete(id)) listener?.()
      })
      stops.push(end)
      const may = await sessions.mayDo(id)
      if (may !== null && !overtaken) living.set(id, may)
      else end()
    }
  } catch (error) {
    stop()
    throw error
  }
  return { living: () => living, onChange: (next) => (listener = next), stop }
}
