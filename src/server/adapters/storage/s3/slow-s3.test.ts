import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { S3_LIMITS } from './s3-calls.ts'
import { openS3Storage } from './s3-storage.ts'

/** Of the twenty seconds of an answer, and of every limit to it, so much is taken off: what is left to spare is as in the shop. */
const TAKEN_OFF_MS = 18_000
const SLOW_MS = 20_000 - TAKEN_OFF_MS
const limitOf = (name: keyof typeof S3_LIMITS) => S3_LIMITS[name] - TAKEN_OFF_MS
const LIMITS = {
  connectMs: S3_LIMITS.connectMs,
  answerMs: limitOf('answerMs'),
  stallMs: limitOf('stallMs'),
  wholeMs: limitOf('wholeMs'),
  finishMs: limitOf('finishMs'),
}

describe('an S3 server that takes twenty seconds for each answer', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
    server.delayMs = SLOW_MS
  })
  afterAll(() => server.close())
  const open = () =>
    openS3Storage(
      {
        bucket: server.bucket,
        region: 'us-east-1',
        endpoint: server.endpoint,
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      },
      LIMITS,
    )

  it('still takes an upload to its end and gives it back', async () => {
    const storage = open()
    const content = randomBytes(3000)
    const size = { bytes: content.length, partBytes: content.length }
    const upload = { key: 'inner/a', uploadId: await storage.startUpload('inner/a', size) }
    const sha256 = createHash('sha256').update(content).digest('hex')
    const { url, headers } = await storage.signPart(upload, { number: 1, bytes: content.length, sha256 })
    expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(content) })).status).toBe(200)
    await storage.finishUpload(upload, 1)
    expect(await buffer(await storage.open('inner/a'))).toEqual(content)
  })

  it('serves a hundred and fifty who ask at once, of pictures and contents', async () => {
    const storage = open()
    await storage.put('page/a', Readable.from([Buffer.from('picture')]), 'image/png')
    const readings = Array.from({ length: 150 }, async () => String(await buffer(await storage.open('page/a'))))
    expect(new Set(await Promise.all(readings))).toEqual(new Set(['picture']))
  })
})
