import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick enough to do for each answer: a page takes about a millisecond, off the event loop. */
const QUALITY = 4
const SMALL = 1_000

/** `plain`: as it is. */
export type Encoding = 'br' | 'gzip' | 'plain'

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}

export async function compressAs(encoding: Encoding, text: string): Promise<Buffer> {
  if (encoding === 'br') return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  return encoding === 'gzip' ? zip(text) : Buffer.from(text)
}

const sendAs = (reply: FastifyReply, encoding: Encoding, body: Buffer): FastifyReply => {
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding').send(body)
}

/** Sends text made for this request, compressed as the browser can take it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const encoding = text.length < SMALL ? 'plain' : encodingFor(request)
  return sendAs(reply, encoding, await compressAs(encoding, text))
}

/**
 * The same for what never changes while the process lives: made when it is first asked for, and compressed once for each way. Done anew
 * for each who asks, five megabytes would let a stranger keep all processors busy.
 */
export function keepCompressed(text: () => string, compress = compressAs) {
  let made: string | null = null
  const kept = new Map<Encoding, Promise<Buffer>>()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = encodingFor(request)
    const body = kept.get(encoding) ?? compress(encoding, (made ??= text()))
    kept.set(encoding, body)
    return sendAs(reply, encoding, await body)
  }
}
