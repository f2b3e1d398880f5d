import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick enough to do for each answer: a page takes about a millisecond, off the event loop. */
const QUALITY = 4
const SMALL = 1_000

/** Sends text made for this request, compressed as the browser can take it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding')
  if (text.length < SMALL) return reply.send(text)
  if (/\bbr\b/.test(accepted)) {
    const body = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    return reply.header('content-encoding', 'br').send(body)
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text))
  return reply.send(text)
}
