import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorAnswer } from '#/server/platform/http/error-answer.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { openLocalStorage } from './local/local-storage.ts'
import { serveLocalStorage } from './local/local-storage.routes.ts'
import { openS3Storage } from './s3/s3-storage.ts'

interface Place {
  readonly storage: Storage
  /** Before a relative address. */
  readonly origin: string
  readonly close: () => Promise<void>
}

async function localPlace(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'jikji-storage-'))
  const storage = openLocalStorage(root)
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(errorAnswer(error, '').status).send(errorAnswer(error, '').failure),
  )
  await serveLocalStorage(app, storage)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { storage, origin, close: async () => (await app.close(), rm(root, { recursive: true })) }
}

async function s3Place(): Promise<Place> {
  const server = await startS3Server()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const storage = openS3Storage({ bucket: server.bucket, region: 'us-east-1', endpoint: server.endpoint, ...keys })
  return { storage, origin: '', close: server.close }
}

const MB = 1024 ** 2
const PART = 5 * MB
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Both adapters are held to the same promises; what a real S3 server adds (checking each part's hash) is not in the suite. */
describe.each([
  ["this machine's disk", localPlace],
  ['an S3 server', s3Place],
])('files on %s', (_name, open) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())

  const content = randomBytes(PART + 1000)
  const parts = [content.subarray(0, PART), content.subarray(PART)]

  async function putPart(upload: { key: string; uploadId: string }, number: number, body: Buffer) {
    const { url, headers } = await place.storage.signPart(upload, { number, bytes: body.length, sha256: sha256(body) })
    return fetch(place.origin + url, { method: 'PUT', headers, body: new Uint8Array(body) })
  }
  const start = async (key: string) => ({
    key,
    uploadId: await place.storage.startUpload(key, { bytes: content.length, partBytes: PART }),
  })
  const read = async (key: string) => buffer(await place.storage.open(key))

  it('come in parts in any order, go on after a break, and are whole in the end', async () => {
    const upload = await start('inner/in-parts')
    expect((await putPart(upload, 2, parts[1] as Buffer)).status).toBe(200)
    expect(await place.storage.listParts(upload)).toMatchObject([{ number: 2, bytes: 1000 }])
    await expect(place.storage.finishUpload(upload, 2)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await putPart(upload, 1, parts[0] as Buffer)).status).toBe(200)
    await place.storage.finishUpload(upload, 2)
    expect(sha256(await read(upload.key))).toBe(sha256(content))
    expect(await place.storage.sizeOf(upload.key)).toBe(content.length)
  })

  it('may be finished twice', async () => {
    const upload = await start('inner/twice')
    await putPart(upload, 1, parts[0] as Buffer)
    await place.storage.finishUpload(upload, 1)
    await place.storage.finishUpload(upload, 1)
    expect(await place.storage.sizeOf(upload.key)).toBe(PART)
  })

  it('are forgotten when an upload is given up', async () => {
    const upload = await start('inner/given-up')
    await putPart(upload, 1, parts[0] as Buffer)
    await place.storage.abortUpload(upload)
    await place.storage.abortUpload(upload)
    expect(await place.storage.listParts(upload)).toEqual([])
    expect(await place.storage.sizeOf(upload.key)).toBeNull()
  })

  it('that the server made are stored whole, small and large', async () => {
    await place.storage.put('proof/small', Readable.from([Buffer.from('작은 파일')]), 'text/plain')
    expect((await read('proof/small')).toString()).toBe('작은 파일')
    const large = randomBytes(20 * MB)
    await place.storage.put('proof/large', Readable.from(large.subarray(0)), 'application/pdf')
    expect(sha256(await read('proof/large'))).toBe(sha256(large))
  })

  it('can be read from the middle', async () => {
    await place.storage.put('proof/range', Readable.from([Buffer.from('0123456789')]), 'text/plain')
    expect((await buffer(await place.storage.open('proof/range', { start: 2, end: 4 }))).toString()).toBe('234')
  })

  it('are saved under their Korean name and never shown', async () => {
    await place.storage.put('proof/named', Readable.from([Buffer.from('<script>')]), 'text/html')
    const url = await place.storage.signDownload('proof/named', { name: '내 책.pdf', seconds: 60 })
    const answer = await fetch(place.origin + url)
    // The address is for minutes; what it brought is kept by no browser for longer.
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="_ _.pdf"; filename*=UTF-8\'\'%EB%82%B4%20%EC%B1%85.pdf',
    )
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(await answer.text()).toBe('<script>')
  })

  it('are gone when deleted, and deleting again does no harm', async () => {
    await place.storage.put('proof/gone', Readable.from([Buffer.from('x')]), 'text/plain')
    await place.storage.delete('proof/gone')
    await place.storage.delete('proof/gone')
    expect(await place.storage.sizeOf('proof/gone')).toBeNull()
    await expect(place.storage.open('proof/gone')).rejects.toThrow()
  })
})

describe("a part on this machine's disk", () => {
  let place: Place
  beforeAll(async () => {
    place = await localPlace()
  })
  afterAll(() => place.close())

  it('is refused when its bytes are not those that were signed', async () => {
    const upload = {
      key: 'inner/wrong',
      uploadId: await place.storage.startUpload('inner/wrong', { bytes: 4, partBytes: PART }),
    }
    const { url, headers } = await place.storage.signPart(upload, {
      number: 1,
      bytes: 4,
      sha256: sha256(Buffer.from('good')),
    })
    const put = (body: string) => fetch(place.origin + url, { method: 'PUT', headers, body })
    expect((await put('evil')).status).toBe(400)
    expect((await put('too long')).status).toBe(400)
    expect(await place.storage.listParts(upload)).toEqual([])
    expect((await put('good')).status).toBe(200)
    expect(await place.storage.listParts(upload)).toEqual([{ number: 1, bytes: 4 }])
  })

  it('cannot be sent to an address that was changed', async () => {
    const upload = {
      key: 'inner/forged',
      uploadId: await place.storage.startUpload('inner/forged', { bytes: 4, partBytes: PART }),
    }
    const { url, headers } = await place.storage.signPart(upload, {
      number: 1,
      bytes: 4,
      sha256: sha256(Buffer.from('good')),
    })
    const put = (address: string) => fetch(place.origin + address, { method: 'PUT', headers, body: 'good' })
    expect((await put(url.replace('/1?', '/2?'))).status).toBe(403)
    expect((await put(url.replace('bytes=4', 'bytes=5'))).status).toBe(403)
    expect((await put(url.replace('expires=', 'expires=9'))).status).toBe(403)
  })

  it('never leaves the folder of the shop', () => {
    expect(() => place.storage.localPath('../../etc/passwd')).toThrow('찾으시는 내용이 없습니다.')
  })
})

describe('an address of an S3 server', () => {
  it('signs the size and the hash of the part as headers that must be sent', async () => {
    const storage = openS3Storage({ bucket: 'shop', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' })
    const { url, headers } = await storage.signPart(
      { key: 'k', uploadId: 'u' },
      { number: 1, bytes: 4, sha256: sha256(Buffer.from('good')) },
    )
    const query = new URL(url).searchParams
    expect(query.get('X-Amz-SignedHeaders')?.split(';').toSorted()).toEqual([
      'content-length',
      'host',
      'x-amz-checksum-sha256',
    ])
    expect(Number(query.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
    expect(Object.keys(headers)).toEqual(['x-amz-checksum-sha256'])
  })
})
