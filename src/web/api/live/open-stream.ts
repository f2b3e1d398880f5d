import { watchLive } from '#/contract/live/live.contract.ts'
import { apiOrigin } from '../api-origin.ts'
import type { LineEvents } from './live-line.ts'
import { readEvents } from './read-events.ts'

/** A server that says nothing for so long will not answer: the line was lost without a word, or it is overrun. */
const ANSWER_MS = 20_000

/** Opens the stream for what the tickets prove. Read with fetch because EventSource cannot send them. */
export async function openStream(tickets: readonly string[], events: LineEvents, signal: AbortSignal): Promise<void> {
  const unanswered = new AbortController()
  const limit = setTimeout(() => unanswered.abort(), ANSWER_MS)
  const answer = await fetch(apiOrigin() + watchLive.path, {
    method: watchLive.method,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ tickets }),
    cache: 'no-store',
    signal: AbortSignal.any([signal, unanswered.signal]),
  }).finally(() => clearTimeout(limit))
  if (!answer.ok || !answer.body) throw new Error(`live ${answer.status}`)
  await readEvents(answer.body, ({ name, data }) => {
    if (name === 'ready') events.ready()
    if (name === 'change') events.change(data)
  })
}
