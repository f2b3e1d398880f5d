import { AppError } from '#/contract/errors.ts'
import { askLiveTicket, watchLive } from '#/contract/live/live.contract.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import type { Live } from '#/server/platform/live.ts'
import { networkOf } from '#/server/platform/http/network-of.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'
import { openEventStream } from './event-stream.ts'
import { liveTickets } from './live-ticket.ts'
import { type LiveTopic, watchable } from './live-topic.ts'
import { openStreams } from './open-streams.ts'
import { watchSessions } from './watch-sessions.ts'

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
  readonly sessions: Pick<Sessions, 'mayDo'>
  readonly topics: readonly LiveTopic[]
}

export function liveRoutes(deps: LiveDeps): LiveRoutes {
  const open = openStreams()
  const tickets = liveTickets(deps)

  const ask = route(askLiveTicket, async ({ body, principal, visitorKey }) => {
    const topics = await watchable(deps.topics, [...new Set(body.topics)], { principal, visitorKey })
    if (topics.length === 0) throw new AppError('NOT_FOUND')
    if (principal.kind === 'visitor') return { ...tickets.issue(topics, null), topics }
    const { sessionId: id } = principal
    return { ...tickets.issue(topics, { id, may: (await deps.sessions.mayDo(id)) ?? '' }), topics }
  })

  const watch = route(watchLive, async ({ body, ip, reply }) => {
    const read = body.tickets.map((ticket) => tickets.read(ticket)).filter((grant) => grant !== null)
    const sessions = await watchSessions(deps, new Set(read.flatMap(({ session }) => session?.id ?? [])))
    try {
      const grants = read.filter(({ session }) => session === null || sessions.living().get(session.id) === session.may)
      if (grants.length === 0) throw new AppError('NOT_FOUND')
      // Who hung up meanwhile is told of no close any more, and would be counted for ever.
      if (reply.raw.destroyed) throw new AppError('UNAVAILABLE')
      const place = open.claim(networkOf(ip), new Set(grants.flatMap(({ session }) => session?.id ?? [])))
      const stop = [place.leave, sessions.stop]
      const until = Math.min(...grants.map((grant) => grant.until))
      const stream = openEventStream(reply, until - deps.clock.now().getTime(), () => {
        for (const end of stop) end()
      })
      place.take(stream)
      for (const topic of new Set(grants.flatMap(({ topics }) => topics)))
        stop.push(deps.live.subscribe(topic, () => stream.send('change', topic)))
      // What a session may do has changed, or it is over: the tabs show who they are now.
      sessions.onChange(() => stream.end())
      // What changed before this moment is seen by asking once now.
      stream.send('ready', String(grants.length))
    } catch (error) {
      sessions.stop()
      throw error
    }
  })

  return {
    routes: [ask, watch],
    streams: () => open.size(),
    endStreams: () => open.end(),
  }
}
