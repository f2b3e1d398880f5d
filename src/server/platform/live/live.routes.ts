import { AppError } from '#/contract/errors.ts'
import { askLiveTicket, watchLive } from '#/contract/live/live.contract.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import type { Live } from '#/server/platform/live.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock } from '#/server/platform/services.ts'
import { sessionTopic } from '#/server/platform/sessions/live-session-cache.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { liveTickets } from './live-ticket.ts'
import { type LiveTopic, watchable } from './live-topic.ts'

/** Sockets that one server process keeps open for watchers. */
const MOST_STREAMS = 5_000

export interface LiveRoutes {
  readonly routes: readonly Route[]
  /** How many browsers are connected to this process. */
  streams(): number
  /** Ends all streams, so that a stopping server does not wait for them. */
  endStreams(): void
}

interface LiveDeps {
  readonly live: Live
  readonly sealer: Sealer
  readonly clock: Clock
  readonly topics: readonly LiveTopic[]
}

export function liveRoutes(deps: LiveDeps): LiveRoutes {
  const open = new Set<EventStream>()
  const tickets = liveTickets(deps)

  const ask = route(askLiveTicket, async ({ body, principal, visitorKey }) => {
    const topics = await watchable(deps.topics, [...new Set(body.topics)], { principal, visitorKey })
    if (topics.length === 0) throw new AppError('NOT_FOUND')
    const sessionId = principal.kind === 'visitor' ? null : principal.sessionId
    return { ...tickets.issue(topics, sessionId), topics }
  })

  const watch = route(watchLive, async ({ body, reply }) => {
    const grants = body.tickets.map((ticket) => tickets.read(ticket)).filter((grant) => grant !== null)
    if (grants.length === 0) throw new AppError('NOT_FOUND')
    if (open.size >= MOST_STREAMS) throw new AppError('UNAVAILABLE')
    const stop: (() => void)[] = []
    const until = Math.min(...grants.map((grant) => grant.until))
    const stream = openEventStream(reply, until - deps.clock.now().getTime(), () => {
      open.delete(stream)
      for (const unsubscribe of stop) unsubscribe()
    })
    open.add(stream)
    for (const topic of new Set(grants.flatMap(({ topics }) => topics)))
      stop.push(deps.live.subscribe(topic, () => stream.send('change', topic)))
    // What a session may do has changed, or it is over: the tabs show who they are now.
    for (const id of new Set(grants.flatMap(({ sessionId }) => sessionId ?? [])))
      stop.push(deps.live.subscribe(sessionTopic(id), () => stream.end()))
    // What changed before this moment is seen by asking once now.
    stream.send('ready', String(grants.length))
  })

  return {
    routes: [ask, watch],
    streams: () => open.size,
    endStreams: () => {
      for (const stream of open) stream.end()
    },
  }
}
