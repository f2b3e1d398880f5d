import type { FastifyReply } from 'fastify'

export interface Leaving {
  /** Ends when the answer is handed over: from then on it waits for the line of its reader, and not for the shop. */
  readonly begun: Promise<void>
  readonly hasBegun: () => boolean
  /** As if it had. */
  readonly begin: () => void
}

/** Whether and when a handler answers by itself (a page, a file, an event stream), seen without waiting for the last byte. */
export function watchLeaving(reply: FastifyReply): Leaving {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = false
  const send = reply.send.bind(reply)
  reply.send = (payload) => {
    begun = true
    resolve()
    return send(payload)
  }
  return { begun: promise, hasBegun: () => begun || reply.sent, begin: resolve }
}
