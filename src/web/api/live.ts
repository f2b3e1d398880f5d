import { useEffect, useRef } from 'react'
import { apiOrigin } from './api-origin.ts'
import { audienceOfPath, sessionOf } from './client-port.ts'
import { queryString } from './query-string.ts'
import { withFreshTokens } from './refresh-gate.ts'
import { visitorKey } from './visitor-key.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/**
 * Listens to topics (`proof:<id>`) by server-sent events and calls `onChange` for each change, and with null whenever the
 * line has been opened and something may have been missed. Read with fetch because EventSource cannot send the token header.
 * Returns the way to stop.
 */
export function listenLive(topics: readonly string[], onChange: (topic: string | null) => void): () => void {
  const stop = new AbortController()
  void (async () => {
    let wait = FIRST_WAIT_MS
    while (!stop.signal.aborted) {
      try {
        const body = await openStream(topics, stop.signal)
        wait = FIRST_WAIT_MS
        await readEvents(body, onChange)
      } catch (error) {
        if (stop.signal.aborted || error instanceof Refused) return
      }
      await pause(wait + Math.random() * wait, stop.signal)
      wait = Math.min(LONGEST_WAIT_MS, wait * 2)
    }
  })()
  return () => stop.abort()
}

/** `listenLive` for the life of a component. Topics may change; an empty list listens to nothing. */
export function useLive(topics: readonly string[], onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const key = topics.join(' ')
  useEffect(() => (key ? listenLive(key.split(' '), () => latest.current()) : undefined), [key])
}

/** The server will not serve these topics to this caller: asking again changes nothing. */
class Refused extends Error {}

async function openStream(topics: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const session = sessionOf(audienceOfPath(location.pathname))
  const url = `${apiOrigin()}/api/live?${queryString({ topic: topics })}`
  const answer = await withFreshTokens(session, (tokens) => {
    const headers = { accept: 'text/event-stream', 'visitor-key': visitorKey(), ...tokens }
    return fetch(url, { headers, signal, cache: 'no-store' })
  })
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new Refused()
  if (!answer.ok || !answer.body) throw new Error(`live ${answer.status}`)
  return answer.body
}

async function readEvents(body: ReadableStream<Uint8Array>, onChange: (topic: string | null) => void): Promise<void> {
  let rest = ''
  for await (const text of textOf(body)) {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onChange(event.name === 'ready' ? null : event.data)
    }
  }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** Name and data of one event; null for comments that only keep the line open. */
function eventOf(block: string): { readonly name: string; readonly data: string } | null {
  const field = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n')
  const data = field('data')
  return data ? { name: field('event') || 'message', data } : null
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
