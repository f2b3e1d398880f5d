import type { FastifyInstance } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { networkOf } from './network-of.ts'
import { createPlaces } from './places.ts'

export interface ConnectionLimit {
  /** 0 for none. */
  readonly perNetwork: number
  /** Then every connection is the proxy's, and what counts is whom it names. */
  readonly behindProxy: boolean
}

/** One network may not take all the places: connections are counted, or behind a proxy the calls that are open. */
export function limitConnections(app: FastifyInstance, { perNetwork, behindProxy }: ConnectionLimit): void {
  if (perNetwork === 0) return
  const places = createPlaces(perNetwork)
  if (!behindProxy) {
    app.server.on('connection', (socket) => {
      const leave = places.enter(networkOf(socket.remoteAddress ?? ''))
      if (leave) socket.once('close', leave)
      else socket.destroy()
    })
    return
  }
  app.addHook('onRequest', async (request, reply) => {
    const leave = places.enter(networkOf(request.ip))
    if (!leave)
      throw new AppError('TOO_MANY_REQUESTS', '같은 인터넷 주소에서 열린 연결이 너무 많습니다. 잠시 뒤 다시 해 주세요.')
    reply.raw.once('close', leave)
  })
}
