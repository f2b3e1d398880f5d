import Fastify, { type FastifyInstance } from 'fastify'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSlowReaders } from './slow-readers.ts'

/** More than the network holds between two programs of one machine. */
const LARGE = 24 * 1024 ** 2
const STALL_MS = 600

describe('an answer that is not read', () => {
  let app: FastifyInstance
  let port: number
  beforeAll(async () => {
    app = Fastify({ forceCloseConnections: true })
    endSlowReaders(app, STALL_MS)
    app.get('/large', async () => Buffer.alloc(LARGE))
    app.get('/late', async () => (await sleep(3 * STALL_MS), 'ok'))
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  const open = async () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  /** Asks and reads nothing of the answer yet. */
  function ask(path: string): Socket {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    return socket.pause()
  }
  async function readAll(socket: Socket, betweenMs: number): Promise<number> {
    let bytes = 0
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      if (betweenMs > 0) await sleep(betweenMs)
    }
    return bytes
  }

  it('gives its place back', async () => {
    const reader = ask('/large')
    await expect.poll(open).toBe(1)
    await expect.poll(open, { timeout: 20 * STALL_MS }).toBe(0)
    reader.destroy()
  })

  it('goes on for who reads slowly, and for whom the shop works long', async () => {
    const [slow, late] = await Promise.all([readAll(ask('/large'), 10), readAll(ask('/late'), 0)])
    expect(slow).toBeGreaterThan(LARGE)
    expect(late).toBeGreaterThan(0)
  })
})
