import type { FastifyInstance } from 'fastify'

/** Without a byte of the answer going out. A line that is merely slow takes some in a minute. */
const STALL_MS = 60_000

/**
 * Ends connections whose answer is not read: each would keep its place, and the file or database rows behind it, for as long as its
 * reader likes. Work that is long behind a question holds up nobody, for nothing of its answer waits yet.
 */
export function endSlowReaders(app: FastifyInstance, stallMs = STALL_MS): void {
  // Node's own clock, which looks at what the network has taken. It leaves alone who listens.
  app.server.setTimeout(stallMs)
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
