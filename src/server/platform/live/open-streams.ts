import { AppError } from '#/contract/errors.ts'
import type { EventStream } from './event-stream.ts'

/** Sockets that one server process keeps open for watchers. */
const MOST_STREAMS = 5_000
/** A browser has one for all its tabs; a member has a few browsers. */
export const MOST_OF_SESSION = 6
/** An office or a school behind one address. */
export const MOST_OF_NETWORK = 120

interface Open {
  readonly network: string
  readonly sessions: ReadonlySet<string>
  readonly stream: EventStream
  /** It was told to end. It is counted until its socket is closed: who does not read could keep that open. */
  ended: boolean
}

export interface OpenStreams {
  /** UNAVAILABLE when there is no room. A session's oldest streams end to make room for its newer ones. */
  claim(network: string, sessions: ReadonlySet<string>): { take(stream: EventStream): void; leave(): void }
  size(): number
  end(): void
}

/** The streams of this process, the oldest first. One ticket could otherwise take the places of everybody. */
export function openStreams(): OpenStreams {
  const open = new Set<Open>()
  const end = (one: Open) => {
    one.ended = true
    one.stream.end()
  }
  const makeRoomFor = (session: string) => {
    const own = [...open].filter((one) => !one.ended && one.sessions.has(session))
    for (const one of own.slice(0, Math.max(0, own.length - MOST_OF_SESSION + 1))) end(one)
  }
  return {
    claim(network, sessions) {
      const near = [...open].filter((one) => one.network === network)
      if (open.size >= MOST_STREAMS || near.length >= MOST_OF_NETWORK) throw new AppError('UNAVAILABLE')
      for (const session of sessions) makeRoomFor(session)
      let taken: Open | null = null
      return {
        take: (stream) => open.add((taken = { network, sessions, stream, ended: false })),
        leave: () => taken && open.delete(taken),
      }
    },
    size: () => open.size,
    end: () => {
      for (const one of open) end(one)
    },
  }
}
