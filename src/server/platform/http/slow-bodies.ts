import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface BodyLimits {
  /** Without a byte of it. */
  readonly stallMs: number
  /** Of everything that is not a part of an upload. */
  readonly wholeMs: number
  /** For the rest of it, after an answer that did not wait for it. */
  readonly answeredMs: number
  readonly lookEveryMs: number
}

const LIMITS: BodyLimits = { stallMs: 30_000, wholeMs: 30_000, answeredMs: 10_000, lookEveryMs: 5_000 }
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Ends requests whose body does not come: a connection costs a stranger nothing and us a place. Parts of an upload may take
 * long on a slow line as long as they move; Node's own limit for a whole request ends what only trickles. What was refused
 * before it came (403, 404, 415) may come for a while, so that its sender hears why.
 */
export function endSlowBodies(app: FastifyInstance, limits = LIMITS): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const look = watcher(request, reply, limits)
    const watch = setInterval(look, limits.lookEveryMs).unref()
    const end = () => clearInterval(watch)
    request.raw.once('end', end)
    request.raw.once('close', end)
    reply.raw.once('finish', () => readToItsEnd(request.raw))
  })
}

/**
 * What was refused comes all the same. Left unread by whoever began to read it, it would hold up the next call of its connection.
 */
function readToItsEnd(raw: FastifyRequest['raw']): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watcher(
  { raw, url }: FastifyRequest,
  reply: FastifyReply,
  { stallMs, wholeMs, answeredMs }: BodyLimits,
): () => void {
  const { socket } = raw
  const begun = performance.now()
  let bytes = socket.bytesRead
  let moved = begun
  let answered: number | null = null
  return () => {
    const now = performance.now()
    if (reply.raw.writableEnded) {
      answered ??= now
      if (now - answered > answeredMs) raw.destroy()
      return
    }
    if (socket.bytesRead !== bytes) {
      bytes = socket.bytesRead
      moved = now
    }
    const whole = carriesFile(url, raw.headers['content-type']) ? Number.POSITIVE_INFINITY : wholeMs
    if (now - moved <= stallMs && now - begun <= whole) return
    if (socket.writable) socket.write(TIMED_OUT)
    socket.destroy()
  }
}

const carriesFile = (url: string, type: string | undefined): boolean =>
  url.startsWith('/storage/') || (type?.startsWith('multipart/form-data') ?? false)
