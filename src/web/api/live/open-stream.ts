import { watchLive } from '#/contract/live/live.contract.ts'
import { apiOrigin } from '../api-origin.ts'
import type { LineEvents } from './live-line.ts'
import { readEvents } from './read-events.ts'

/** Opens the stream for what the tickets prove. Read with fetch because EventSource cannot send them. */
export async function openStream(tickets: readonly string[], events: LineEvents, signal: AbortSignal): Promise<void> {
  const answer = await fetch(apiOrigin() + watchLive.path, {
    method: watchLive.method,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ tickets }),
    cache: 'no-store',
    signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`live ${answer.status}`)
  await readEvents(answer.body, ({ name, data }) => {
    if (name === 'ready') events.ready()
    if (name === 'change') events.change(data)
  })
}
