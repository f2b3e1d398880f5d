import { AppError } from '#/contract/errors.ts'
import { watchLive } from '#/contract/live/live.contract.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import type { Live } from '#/server/platform/live.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { type LiveTopic, mayWatchAll } from './live-topic.ts'

/** Sockets that one server process keeps open for watchers. */
const MOST_STREAMS = 5_000

export interface LiveRoutes {
  readonly routes: readonly Route[]
  /** Ends all streams, so that a stopping server does not wait for them. */
  endStreams(): void
}

export function liveRoutes(deps: { readonly live: Live; readonly topics: readonly LiveTopic[] }): LiveRoutes {
  const open = new Set<EventStream>()
  const watch = route(watchLive, async (call) => {
    const topics = [...new Set(call.query.topic)]
    if (open.size >= MOST_STREAMS) throw new AppError('UNAVAILABLE')
    if (!(await mayWatchAll(deps.topics, topics, call))) throw new AppError('NOT_FOUND')
    const stop: (() => void)[] = []
    const stream = openEventStream(call.reply, () => {
      open.delete(stream)
      for (const unsubscribe of stop) unsubscribe()
    })
    open.add(stream)
    for (const topic of topics) stop.push(deps.live.subscribe(topic, () => stream.send('change', topic)))
    // What changed before this moment is seen by asking once now.
    stream.send('ready', topics.join(' '))
  })
  return {
    routes: [watch],
    endStreams: () => {
      for (const stream of open) stream.end()
    },
  }
}
