import Fastify, { type FastifyInstance } from 'fastify'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type ConnectionLimit, limitConnections } from './connection-limit.ts'
import { errorAnswer } from './error-answer.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function open(limit: ConnectionLimit) {
  const app: FastifyInstance = Fastify({
    trustProxy: limit.behindProxy ? '127.0.0.1' : false,
    forceCloseConnections: true,
  })
  apps.push(app)
  limitConnections(app, limit)
  app.setErrorHandler((error, _request, reply) => reply.code(errorAnswer(error, '').status).send('no'))
  app.get('/quick', async () => 'ok')
  app.get('/stays', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    reply.raw.write('a')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Answers its first words, or null when it was closed without any. */
function asked(port: number, path: string, from = '127.0.0.1', forwarded = ''): Promise<[Socket, string | null]> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const header = forwarded === '' ? '' : `X-Forwarded-For: ${forwarded}\r\n`
    socket.on('error', () => undefined)
    socket.once('data', (data) => resolve([socket, String(data).split('\r\n')[0] ?? '']))
    socket.once('close', () => resolve([socket, null]))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n`)
  })
}

it('one network holds so many connections and no more, and others are served meanwhile', async () => {
  const port = await open({ perNetwork: 3, behindProxy: false })
  const held = await Promise.all([1, 2, 3].map(() => asked(port, '/quick', '127.0.0.2')))
  expect(held.map(([, words]) => words)).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'))
  expect((await asked(port, '/quick', '127.0.0.2'))[1]).toBeNull()
  expect((await asked(port, '/quick', '127.0.0.3'))[1]).toBe('HTTP/1.1 200 OK')
  held[0]?.[0].destroy()
  await expect.poll(async () => (await asked(port, '/quick', '127.0.0.2'))[1]).toBe('HTTP/1.1 200 OK')
})

it('behind a proxy the calls that are open are counted, for whom the proxy names', async () => {
  const port = await open({ perNetwork: 2, behindProxy: true })
  const held = await Promise.all([1, 2].map(() => asked(port, '/stays', '127.0.0.1', '203.0.113.7')))
  expect((await asked(port, '/quick', '127.0.0.1', '203.0.113.7'))[1]).toBe('HTTP/1.1 429 Too Many Requests')
  expect((await asked(port, '/quick', '127.0.0.1', '203.0.113.8'))[1]).toBe('HTTP/1.1 200 OK')
  held[0]?.[0].destroy()
  await expect.poll(async () => (await asked(port, '/quick', '127.0.0.1', '203.0.113.7'))[1]).toBe('HTTP/1.1 200 OK')
  for (const [socket] of held) socket.destroy()
})

it('nothing is counted where the limit is none', async () => {
  const port = await open({ perNetwork: 0, behindProxy: false })
  const held = await Promise.all(Array.from({ length: 20 }, () => asked(port, '/quick')))
  expect(held.every(([, words]) => words === 'HTTP/1.1 200 OK')).toBe(true)
})
