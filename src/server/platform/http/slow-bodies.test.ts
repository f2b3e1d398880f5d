import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Agent, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'

function takePart({ body }: FastifyRequest, reply: FastifyReply): void {
  const part = body as Readable
  part.resume().on('end', () => void reply.send('ok'))
}

describe('a body that does not come', () => {
  let app: FastifyInstance
  let port: number
  beforeAll(async () => {
    app = Fastify()
    endSlowBodies(app, { stallMs: 1_500, wholeMs: 1_000, answeredMs: 400, lookEveryMs: 50 })
    app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    app.post('/api/x', async () => 'ok')
    app.put('/storage/uploads/a/1', takePart)
    app.put('/storage/uploads/refused/1', (_request, reply) => void reply.code(403).send('no'))
    app.get('/slow', async () => (await sleep(2_000), 'ok'))
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  /** Sends the head and then a byte every so often; answers what came back and how many bytes had gone. */
  interface Drip {
    readonly every: number
    readonly bytes: number
    readonly connection?: 'close' | 'keep-alive'
  }
  async function send(head: string, { every, bytes, connection = 'close' }: Drip) {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => (answer += String(data))).on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(`${head}Host: a\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`)
    let sent = 0
    for (; sent < bytes && !socket.destroyed; sent += 1) {
      await Promise.race([sleep(every), closed])
      if (!socket.destroyed) socket.write('1')
    }
    await closed
    return { status: answer.split('\r\n')[0], sent }
  }
  const JSON_HEAD = 'POST /api/x HTTP/1.1\r\nContent-Type: application/json\r\n'
  const PART_HEAD = 'PUT /storage/uploads/a/1 HTTP/1.1\r\nContent-Type: application/octet-stream\r\n'

  it('ends its request when not a byte arrives', async () => {
    for (const head of [JSON_HEAD, PART_HEAD]) {
      const { status } = await send(head, { every: 20_000, bytes: 1 })
      expect(status).toBe('HTTP/1.1 408 Request Timeout')
    }
  })

  it('ends it too when it trickles, unless it is a part of a file on a slow line', async () => {
    expect((await send(JSON_HEAD, { every: 100, bytes: 20 })).status).toBe('HTTP/1.1 408 Request Timeout')
    expect((await send(PART_HEAD, { every: 100, bytes: 15 })).status).toBe('HTTP/1.1 200 OK')
  })

  it('ends its connection soon after an answer that did not wait for it', async () => {
    const refused = 'PUT /storage/uploads/refused/1 HTTP/1.1\r\nContent-Type: application/octet-stream\r\n'
    const nowhere = 'PUT /nowhere HTTP/1.1\r\nContent-Type: text/css\r\n'
    for (const [head, said] of [
      [refused, 'HTTP/1.1 403 Forbidden'],
      [nowhere, 'HTTP/1.1 404 Not Found'],
    ] as const) {
      const { status, sent } = await send(head, { every: 50, bytes: 60, connection: 'keep-alive' })
      expect(status).toBe(said)
      expect(sent).toBeLessThan(60)
    }
  })

  it('that comes in time after such an answer leaves the connection to the next call', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const put = () =>
      new Promise<boolean>((resolve, reject) => {
        const asked = request({ port, host: '127.0.0.1', agent, method: 'PUT', path: '/storage/uploads/refused/1' })
        asked.setHeader('content-type', 'application/octet-stream')
        asked.on('response', (answer) => answer.resume().on('end', () => resolve(asked.reusedSocket)))
        asked.on('error', reject)
        asked.end('x'.repeat(1_000))
      })
    expect(await put()).toBe(false)
    await sleep(700)
    expect(await put()).toBe(true)
    agent.destroy()
  })

  it('has nothing to do with an answer that takes long', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe('ok')
    const whole = await fetch(`http://127.0.0.1:${port}/api/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    expect(whole.status).toBe(200)
  })
})
