import { describe, expect, it } from 'vitest'
import { movableTime } from './browser-of-tests.ts'
import { holdLiveLine, type LineEvents } from './live-line.ts'
import type { LiveWord } from './live-word.ts'

const watching = (tab: string, topic: string): LiveWord => ({
  kind: 'watch',
  tab,
  ticket: { ticket: tab, topics: [topic], until: 300_000 },
})

/** A line whose streams begin when the test says so. */
function slowLine() {
  const time = movableTime()
  const streams: { readonly events: LineEvents; readonly signal: AbortSignal }[] = []
  const news: string[] = []
  const line = holdLiveLine({
    openStream: (_tickets, events, signal) => {
      streams.push({ events, signal })
      return new Promise(() => undefined)
    },
    say: (word) => word.kind === 'news' && news.push(...word.topics),
    after: time.after,
    now: time.now,
  })
  return { line, streams, news, pass: time.pass }
}

describe('the one connection of a browser', () => {
  it('tells of what was missed, also when a stream that was let go says late that it is ready', async () => {
    const { line, streams, news, pass } = slowLine()
    line.hear(watching('first', 'order:1'))
    await pass(1_000)
    line.hear(watching('second', 'order:2'))
    await pass(1_000)
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false])
    streams[0]?.events.ready()
    // What changes now comes by neither of them.
    expect(news).toEqual([])
    streams[1]?.events.ready()
    expect(news.toSorted()).toEqual(['order:1', 'order:2'])
    expect(streams[1]?.signal.aborted).toBe(false)
  })
})
