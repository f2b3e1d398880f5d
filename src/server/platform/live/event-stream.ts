import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 15_000
/** A reader this far behind is gone or stuck; it will connect again. */
const MOST_WAITING_BYTES = 64 * 1024

export interface EventStream {
  send(event: string, data: string): void
  end(): void
}

/** Turns the reply into a stream of server-sent events of at most `ms`; `onEnd` runs once, however it ends. */
export function openEventStream(reply: FastifyReply, ms: number, onEnd: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Proxies that collect answers would hold back events.
    'x-accel-buffering': 'no',
    // A stream is the last answer of its connection, which would else be kept open for others while the server stops.
    connection: 'close',
  })
  const write = (text: string) => {
    // News may come in the same moment as the end, or before the socket is closed.
    if (raw.writableEnded) return
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
    else raw.write(text)
  }
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  const limit = setTimeout(() => raw.end(), ms)
  raw.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(limit)
    onEnd()
  })
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    end: () => raw.end(),
  }
}
