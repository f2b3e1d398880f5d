import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** Every connection breaks and new ones are refused at once. */
  cut(): void
  /** Nothing passes any more, and nobody is told. */
  mute(): void
  mend(): void
  close(): void
}

/** A network tcpProxy to a server, to be pulled. */
export async function tcpProxyTo(host: string, port: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'whole' | 'cut' | 'mute' = 'whole'
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(port, host)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        pairs.delete(pair)
      })
    }
    near.pipe(far)
    far.pipe(near)
    if (state === 'mute') for (const socket of pair) socket.unpipe().pause()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      state = 'cut'
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    mute() {
      state = 'mute'
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    mend() {
      const before = state
      state = 'whole'
      if (before !== 'mute') return
      for (const [near, far] of pairs) {
        near.pipe(far)
        far.pipe(near)
      }
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
    },
  }
}
