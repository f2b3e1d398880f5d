import Fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { compressAs, type Encoding, keepCompressed } from './send-compressed.ts'

const TEXT = '인쇄물 '.repeat(1_000)
const apps: FastifyInstance[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

it('compresses what never changes once for each way, however many ask at once', async () => {
  const made: (Encoding | 'text')[] = []
  const app = Fastify()
  apps.push(app)
  const send = keepCompressed(
    () => (made.push('text'), TEXT),
    (encoding, text) => (made.push(encoding), compressAs(encoding, text)),
  )
  app.get('/', (request, reply) => send(request, reply.type('text/plain')))
  const ask = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  const answers = await Promise.all(['br', 'gzip, br', 'gzip', 'gzip', 'br', '', 'identity'].map(ask))
  expect(answers.map(({ headers }) => headers['content-encoding'] ?? null)).toEqual([
    'br',
    'br',
    'gzip',
    'gzip',
    'br',
    null,
    null,
  ])
  const [first, , third] = answers
  expect(brotliDecompressSync(first?.rawPayload ?? '').toString()).toBe(TEXT)
  expect(gunzipSync(third?.rawPayload ?? '').toString()).toBe(TEXT)
  expect(answers.at(-1)?.body).toBe(TEXT)
  expect(made.toSorted()).toEqual(['br', 'gzip', 'plain', 'text'])
})
