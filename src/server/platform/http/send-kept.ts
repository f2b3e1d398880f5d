import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

interface Kept {
  /** Names this very content: other content has another. */
  readonly name: string
  readonly type: string
  /** Not asked while the browser still has it. */
  open(): Promise<Readable | Buffer> | Readable | Buffer
}

/**
 * Sends what never changes, but not to whoever: the browser keeps it and asks each time whether it may still show it. A right that has
 * ended ends there too, and the next one who logs in at the same browser is asked for their own. To be called after the right was looked at.
 */
export async function sendKept(reply: FastifyReply, { name, type, open }: Kept): Promise<void> {
  const tag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('x-content-type-options', 'nosniff')
  // With new tokens the whole answer goes, and is not kept: what says that nothing changed would lay them beside the old one.
  if (isThere(reply, tag) && !reply.hasHeader('refresh-token')) {
    reply.removeHeader('content-length').removeHeader('content-disposition').code(304).send()
    return
  }
  reply.type(type).send(await open())
}

/** A proxy that packs what passes calls the same content weakly equal. */
const isThere = ({ request }: FastifyReply, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
