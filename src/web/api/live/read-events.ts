/** Longer than the server ever keeps silent: the line is dead although nobody has said so, as after a sleep. */
const SILENCE_MS = 45_000

export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/** Reads server-sent events until the stream ends, or until nothing at all comes any more. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  let rest = ''
  for await (const text of textOf(body)) {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onEvent(event)
    }
  }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), SILENCE_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** Name and data of one event; null for comments that only keep the line open. */
function eventOf(block: string): ServerEvent | null {
  const field = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n')
  const data = field('data')
  return data ? { name: field('event') || 'message', data } : null
}
