import { createHash } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '#/server/platform/http/create-http-server.ts'
import { type LocalStorage, openLocalStorage } from './local-storage.ts'
import { serveLocalStorage } from './local-storage.routes.ts'

const MB = 1024 ** 2
const CONTENT = Buffer.alloc(4 * MB, 'x')
const PART = { number: 1, bytes: CONTENT.length, sha256: createHash('sha256').update(CONTENT).digest('hex') }

let root = ''
let free = 1e12
let app: FastifyInstance
let storage: LocalStorage
let port = 0
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'jikji-refused-'))
  storage = openLocalStorage(root, async () => free)
  const config = { trustProxy: false, webOrigins: [], publicUrl: null } as never
  app = await createHttpServer({ config, log: pino({ level: 'silent' }), overloadMs: 0 })
  await serveLocalStorage(app, storage)
  app.get('/livez', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

/** One connection that stays, as a browser keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

interface Heard {
  readonly status: number | undefined
  readonly reused: boolean
}

/** Sends the first half, waits, and sends the rest whatever was answered meanwhile, as browsers do. */
async function put(url: string): Promise<Heard> {
  const headers = { 'content-type': 'application/octet-stream', 'content-length': CONTENT.length }
  const call = request({ host: '127.0.0.1', port, agent, method: 'PUT', path: url, headers })
  const sent = new Promise((resolve) => call.once('finish', resolve))
  const heard = new Promise<Heard>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, reused: call.reusedSocket }))
    })
  })
  call.write(CONTENT.subarray(0, 2 * MB))
  await sleep(200)
  call.end(CONTENT.subarray(2 * MB))
  await Promise.race([sent, heard.catch(() => null).then(() => sleep(3_000))])
  return heard
}

function livez(): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, agent, path: '/livez', timeout: 60_000 })
    call.on('error', reject).on('timeout', () => call.destroy(new Error('no answer within a minute')))
    call.on('response', (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, reused: call.reusedSocket }))
    })
    call.end()
  })
}

async function signed(key: string) {
  const uploadId = await storage.startUpload(key, { bytes: PART.bytes, partBytes: 8 * MB })
  return { uploadId, url: (await storage.signPart({ key, uploadId }, PART)).url }
}

describe('a part that there is no room for', () => {
  it('is answered 507 before it has come, and the connection serves the next call', async () => {
    const { url } = await signed('inner/early')
    free = 0
    expect((await put(url)).status).toBe(507)
    free = 1e12
    expect(await livez()).toEqual({ status: 200, reused: true })
    expect((await put(url)).status).toBe(200)
  })

  it('is answered 507 when the disk fills while it comes, and the connection serves the next call', async () => {
    const { uploadId, url } = await signed('inner/late')
    await rm(join(root, 'uploads', uploadId, 'content'))
    await symlink('/dev/full', join(root, 'uploads', uploadId, 'content'))
    expect((await put(url)).status).toBe(507)
    expect(await livez()).toEqual({ status: 200, reused: true })
  })
})
