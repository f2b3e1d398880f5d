import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTroubledS3, type TroubledS3 } from '#tests/support/troubled-s3.ts'
import { openS3Storage } from './s3-storage.ts'

const LIMITS = { connectMs: 500, answerMs: 300, stallMs: 300, wholeMs: 800, finishMs: 800 }
const upload = { key: 'inner/a', uploadId: 'u' }

describe('an S3 server in trouble', () => {
  let server: TroubledS3
  beforeAll(async () => {
    server = await startTroubledS3()
  })
  afterAll(() => server.close())
  beforeEach(() => (server.calls = 0))

  const open = () =>
    openS3Storage(
      { bucket: 'shop', region: 'us-east-1', endpoint: server.endpoint, accessKeyId: 'a', secretAccessKey: 'b' },
      LIMITS,
    )
  const unavailable = { code: 'UNAVAILABLE', message: expect.stringContaining('파일 저장소가 잠시 응답하지 않습니다') }
  const askings = (storage = open()) => [
    () => storage.startUpload('inner/a', { bytes: 1, partBytes: 1 }),
    () => storage.listParts(upload),
    () => storage.finishUpload(upload, 1),
    () => storage.abortUpload(upload),
    () => storage.put('inner/a', Readable.from([Buffer.from('x')]), 'text/plain'),
    () => storage.sizeOf('inner/a'),
    () => storage.open('inner/a'),
    () => storage.delete('inner/a'),
  ]

  it('that hangs is given up in time, whatever is asked of it', async () => {
    server.trouble = 'hang'
    await Promise.all(askings().map((ask) => expect(ask()).rejects.toMatchObject(unavailable)))
  })

  it('that hangs is not asked again and again: callers are told without', async () => {
    server.trouble = 'hang'
    const storage = open()
    for (let n = 0; n < 3; n += 1) await expect(storage.sizeOf('inner/a')).rejects.toMatchObject(unavailable)
    const { calls } = server
    for (const ask of askings(storage)) await expect(ask()).rejects.toMatchObject(unavailable)
    expect(server.calls).toBe(calls)
  })

  it('that asks for patience (503 SlowDown) is not a fault of ours', async () => {
    server.trouble = 'busy'
    await Promise.all(askings().map((ask) => expect(ask()).rejects.toMatchObject(unavailable)))
  })

  it('that stops in the middle of a content does not hold the reader', async () => {
    server.trouble = 'stall'
    const content = await open().open('inner/a')
    await expect(buffer(content)).rejects.toMatchObject(unavailable)
  })
})
