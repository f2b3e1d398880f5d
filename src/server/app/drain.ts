import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Drain {
  /** Tells the load balancer to send nobody here any more, and serves whoever still comes for `milliseconds`. */
  begin(milliseconds: number): Promise<void>
}

/**
 * A server that stops must first be left alone: while `/readyz` says 503 it goes on answering, and closes each connection with
 * its answer, so that nobody's next request arrives at a closed door. Call before the app listens.
 */
export function drainOf(app: FastifyInstance): Drain {
  let draining = false
  app.addHook('onRequest', async (request, reply) => {
    if (draining && request.url === '/readyz') return reply.code(503).send({ ready: false })
  })
  app.server.prependListener('request', (_request, response) => {
    if (draining) response.shouldKeepAlive = false
  })
  return {
    begin: async (milliseconds) => {
      draining = true
      await sleep(milliseconds)
    },
  }
}
