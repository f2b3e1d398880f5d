import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as files from '#/contract/files/files.contract.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import type { Storage } from '#/server/ports/storage.ts'
import type { Caller } from '#tests/support/callers.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { completeUpload } from './complete-upload.ts'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])

async function onDisk() {
  return { env: {}, close: async () => undefined }
}

async function onS3() {
  const server = await startS3Server()
  const { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, close } = server
  return { env: { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }, close }
}

describe.each([
  ["this machine's disk", onDisk],
  ['an S3 server', onS3],
])('an upload that is completed on %s', (_name, place) => {
  let shop: TestShop
  let other: TestShop
  let close: () => Promise<void>
  let origin: string
  beforeAll(async () => {
    const opened = await place()
    shop = await testShop({ env: opened.env })
    other = await shop.another()
    origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    close = opened.close
  })
  afterAll(() => close())

  /** Everything of it but the end. */
  async function uploaded(as: Caller, content: Buffer): Promise<string> {
    const body = { name: '책.pdf', bytes: content.length, purpose: 'inner' as const }
    const { fileId } = (await shop.call(files.startUpload, { as, body })).data
    for (let at = 0; at < content.length; at += PART_BYTES) {
      const part = content.subarray(at, at + PART_BYTES)
      const parts = [{ number: at / PART_BYTES + 1, sha256: sha256(part) }]
      const { data } = await shop.call(files.signParts, { as, params: { fileId }, body: { parts } })
      for (const { url, headers } of data.parts) {
        const put = await fetch(new URL(url, origin), { method: 'PUT', headers, body: new Uint8Array(part) })
        expect(put.status).toBe(200)
      }
    }
    return fileId
  }
  const complete = (of: TestShop, as: Caller, fileId: string, body = {}) =>
    of.call(files.completeUpload, { as, params: { fileId }, body })
  const contentOf = (fileId: string) => shop.container.storage.sizeOf(`inner/${fileId}`)
  const stateOf = async (fileId: string) => {
    const { pool } = shop.container.database
    return (await pool.query<{ state: string }>('select state from file where id = $1', [fileId])).rows[0]?.state
  }

  /** From now on each reading of a content waits until it is let go; `begun` says that one waits. */
  function gate(of: TestShop) {
    const storage = of.container.storage as { open: Storage['open'] }
    const { open } = storage
    const go = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    storage.open = async (...args) => {
      begun.resolve()
      await go.promise
      return open(...args)
    }
    return {
      begun: begun.promise,
      letGo: () => {
        storage.open = open
        go.resolve()
      },
    }
  }

  it('answers ready to all who ask at once, on two servers, and keeps the content', async () => {
    const as = shop.visitor()
    for (let round = 0; round < 3; round += 1) {
      const content = pdf(2 * PART_BYTES + round)
      const fileId = await uploaded(as, content)
      const answers = await Promise.all([shop, other, shop, other].map((of) => complete(of, as, fileId)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(answers[0]?.data).toMatchObject({ state: 'ready', sha256: sha256(content) })
      expect(await contentOf(fileId)).toBe(content.length)
    }
  })

  it('gives who repeats the call, because no answer came, the answer of the first', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, pdf(5000))
    const reading = gate(shop)
    const first = complete(shop, as, fileId)
    await reading.begun
    const second = complete(other, as, fileId)
    await sleep(100)
    reading.letGo()
    expect([(await first).text, (await second).status]).toEqual([(await second).text, 200])
    expect([await stateOf(fileId), await contentOf(fileId)]).toEqual(['ready', 5000])
  })

  it('answers in time while a large file is still being read, and goes on meanwhile', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, pdf(5000))
    const asker = { principal: { kind: 'visitor' as const }, visitorKey: as.visitorKey }
    const reading = gate(shop)
    const early = await completeUpload(shop.container, asker, fileId, undefined, 200)
    expect(early.state).toBe('uploading')
    const shown = await shop.call(files.showFile, { as, params: { fileId } })
    expect(shown.data).toMatchObject({ state: 'checking', partsThere: [1] })
    reading.letGo()
    expect((await complete(shop, as, fileId)).data.state).toBe('ready')
  })

  it('is taken over when the process that was at it died', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, pdf(5000))
    await shop.container.database.pool.query(
      `update file set completing_by = $1, completing_until = now() + interval '1 second' where id = $1`,
      [fileId],
    )
    expect((await complete(other, as, fileId)).data.state).toBe('ready')
  })

  it('is not taken back by somebody who was thought dead and comes to another end', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, pdf(5000))
    const reading = gate(shop)
    const slow = complete(shop, as, fileId, { sha256: sha256(Buffer.from('another file')) })
    await reading.begun
    await shop.container.database.pool.query(
      `update file set completing_until = now() - interval '1 second' where id = $1`,
      [fileId],
    )
    expect((await complete(other, as, fileId)).data.state).toBe('ready')
    reading.letGo()
    expect((await slow).data.state).toBe('ready')
    expect([await stateOf(fileId), await contentOf(fileId)]).toEqual(['ready', 5000])
  })

  it('is refused to all alike, and then nothing is left of it', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]))
    const answers = await Promise.all([shop, other].map((of) => complete(of, as, fileId)))
    const later = await complete(shop, as, fileId)
    for (const { status, failure } of [...answers, later]) {
      expect([status, failure?.message]).toEqual([
        415,
        '내지는 이 형식으로 받을 수 없습니다. 올리신 것은 JPG 사진 파일입니다. PDF로 저장해 다시 올려 주세요.',
      ])
    }
    expect([await stateOf(fileId), await contentOf(fileId)]).toEqual(['refused', null])
  })

  it('leaves nothing behind when its owner deletes it while it is being read', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, pdf(5000))
    const reading = gate(shop)
    const done = complete(shop, as, fileId)
    await reading.begun
    expect((await shop.call(files.deleteFile, { as, params: { fileId } })).status).toBe(200)
    reading.letGo()
    expect((await done).status).toBeGreaterThanOrEqual(400)
    expect(await contentOf(fileId)).toBeNull()
  })

  it('tried while the storage is away is completed when it is back, without a part sent twice', async () => {
    const as = shop.visitor()
    const fileId = await uploaded(as, pdf(5000))
    const storage = shop.container.storage as { open: Storage['open'] }
    const { open } = storage
    storage.open = () => Promise.reject(new Error('away'))
    expect((await complete(shop, as, fileId)).status).toBe(500)
    storage.open = open
    const shown = await shop.call(files.showFile, { as, params: { fileId } })
    expect(shown.data.partsThere).toEqual([1])
    expect((await complete(shop, as, fileId)).data.state).toBe('ready')
  })
})
