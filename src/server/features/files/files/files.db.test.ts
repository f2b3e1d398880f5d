import { PassThrough, type Readable } from 'node:stream'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#/contract/errors.ts'
import * as files from '#/contract/files/files.contract.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import type { Caller } from '#tests/support/callers.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { bindFiles, claimFiles, filesOf, openFile, storeFile } from './files.public.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
const partsOf = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / PART_BYTES) }, (_, at) =>
    content.subarray(at * PART_BYTES, (at + 1) * PART_BYTES),
  )

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

async function start(as: Caller, content: Buffer, purpose: 'inner' | 'material' | 'attachment' = 'inner', of = shop) {
  const body = { name: '내 책.pdf', bytes: content.length, purpose }
  return (await of.call(files.startUpload, { as, body })).data.fileId
}

async function putParts(as: Caller, fileId: string, content: Buffer, numbers: readonly number[], of = shop) {
  const parts = partsOf(content)
  const asked = numbers.map((number) => ({ number, sha256: sha256(parts[number - 1] as Buffer) }))
  const { data } = await of.call(files.signParts, { as, params: { fileId }, body: { parts: asked } })
  for (const { number, url, headers } of data.parts) {
    const payload = parts[number - 1] as Buffer
    const answer = await of.app.inject({ method: 'PUT', url, headers, payload })
    expect(answer.statusCode).toBe(200)
  }
}

async function upload(as: Caller, content: Buffer, purpose: 'inner' | 'material' | 'attachment' = 'inner') {
  const fileId = await start(as, content, purpose)
  await putParts(
    as,
    fileId,
    content,
    partsOf(content).map((_, at) => at + 1),
  )
  return {
    fileId,
    done: await shop.call(files.completeUpload, { as, params: { fileId }, body: { sha256: sha256(content) } }),
  }
}

describe('a file on its way to the shop', () => {
  it('arrives whole and is told back with its hash and its type', async () => {
    const content = pdf(PART_BYTES + 5000)
    const { done } = await upload(shop.visitor(), content)
    expect(done.data).toMatchObject({
      state: 'ready',
      sha256: sha256(content),
      contentType: 'application/pdf',
      partCount: 2,
    })
  })

  it('goes on where it stopped after the connection was lost, even on another server process', async () => {
    const content = pdf(2 * PART_BYTES + 10)
    const as = shop.visitor()
    const fileId = await start(as, content)
    await putParts(as, fileId, content, [1, 3])
    const other = await shop.another()
    const shown = await other.call(files.showFile, { as, params: { fileId } })
    expect(shown.data).toMatchObject({ state: 'uploading', partsThere: [1, 3], partCount: 3 })
    await putParts(as, fileId, content, [2], other)
    const done = await other.call(files.completeUpload, { as, params: { fileId }, body: { sha256: sha256(content) } })
    expect(done.data.state).toBe('ready')
  })

  it('is not finished while a part is missing, and may then still be finished', async () => {
    const content = pdf(PART_BYTES + 10)
    const as = shop.visitor()
    const fileId = await start(as, content)
    await putParts(as, fileId, content, [2])
    const early = await shop.call(files.completeUpload, { as, params: { fileId }, body: {} })
    expect([early.status, early.failure?.code]).toEqual([409, 'CONFLICT'])
    await putParts(as, fileId, content, [1])
    expect((await shop.call(files.completeUpload, { as, params: { fileId }, body: {} })).data.state).toBe('ready')
  })

  it('is finished once when the answer was lost and the browser asks again', async () => {
    const as = shop.visitor()
    const { fileId, done } = await upload(as, pdf(1000))
    const again = await shop.call(files.completeUpload, { as, params: { fileId }, body: {} })
    expect(again.text).toBe(done.text)
  })

  it('is refused when what arrived is not what was meant', async () => {
    const as = shop.visitor()
    const content = pdf(1000)
    const fileId = await start(as, content)
    await putParts(as, fileId, content, [1])
    const wrong = { sha256: sha256(Buffer.from('another file')) }
    const done = await shop.call(files.completeUpload, { as, params: { fileId }, body: wrong })
    expect([done.status, done.failure?.code]).toEqual([400, 'INVALID_INPUT'])
    expect((await shop.call(files.showFile, { as, params: { fileId } })).data.state).toBe('refused')
  })

  it('is refused in plain words when a photograph was renamed to .pdf', async () => {
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)])
    const { done } = await upload(shop.visitor(), jpeg)
    expect(done.status).toBe(415)
    expect(done.failure?.message).toBe(
      '내지는 이 형식으로 받을 수 없습니다. 올리신 것은 JPG 사진 파일입니다. PDF로 저장해 다시 올려 주세요.',
    )
  })

  it('is refused before the first byte when it is too large or empty', async () => {
    const as = shop.visitor()
    const ask = (bytes: number) =>
      shop.call(files.startUpload, { as, body: { name: 'a.pdf', bytes, purpose: 'inner' } })
    const large = await ask(2 * 1024 ** 3 + 1)
    expect([large.status, large.failure?.message]).toEqual([413, '내지는 2 GB까지 올릴 수 있습니다.'])
    expect((await ask(0)).failure?.fields).toEqual({ bytes: '빈 파일은 올릴 수 없습니다.' })
  })

  it('is refused before the first byte when its ending is not in the list, whatever its letters', async () => {
    const as = shop.visitor()
    const ask = (name: string, purpose: 'inner' | 'document') =>
      shop.call(files.startUpload, { as, body: { name, bytes: 9, purpose } })
    const refused = await ask('a.exe', 'inner')
    expect([refused.status, refused.failure?.code]).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(refused.failure?.fields).toEqual({
      name: expect.stringContaining('내지는 올릴 수 없는 확장자입니다. (가능: pdf)'),
    })
    expect((await ask('내지', 'inner')).status).toBe(415)
    expect((await ask('내지.pdf.exe', 'inner')).status).toBe(415)
    expect([(await ask('내지.PDF', 'inner')).status, (await ask('등록증.JPeG', 'document')).status]).toEqual([200, 200])
  })

  it('needs somebody it can belong to', async () => {
    const answer = await shop.call(files.startUpload, { body: { name: 'a.pdf', bytes: 9, purpose: 'inner' } })
    expect(answer.failure?.code).toBe('LOGIN_REQUIRED')
  })

  it('may not be a proof when a customer sends it', async () => {
    const answer = await shop.call(files.startUpload, {
      as: await shop.member(),
      body: { name: 'a.pdf', bytes: 9, purpose: 'proof' },
    })
    expect(answer.failure?.code).toBe('FORBIDDEN')
  })
})

describe("somebody else's file", () => {
  it('answers like one that does not exist, whatever is asked of it', async () => {
    const { fileId } = await upload(shop.visitor(), pdf(100))
    const nobody = '00000000-0000-4000-8000-000000000000'
    const asks = [files.showFile, files.downloadFile, files.deleteFile] as const
    for (const as of [shop.visitor(), await shop.member(), await shop.partner()]) {
      for (const ask of asks) {
        const theirs = await shop.call(ask, { as, params: { fileId } })
        const missing = await shop.call(ask, { as, params: { fileId: nobody } })
        expect({ ...theirs.failure, requestId: '' }).toEqual({ ...missing.failure, requestId: '' })
        expect(theirs.status).toBe(404)
      }
      const parts = [{ number: 1, sha256: sha256(Buffer.from('x')) }]
      expect((await shop.call(files.signParts, { as, params: { fileId }, body: { parts } })).status).toBe(404)
      expect((await shop.call(files.completeUpload, { as, params: { fileId }, body: {} })).status).toBe(404)
    }
  })

  it('cannot be put into a cart', async () => {
    const { fileId } = await upload(shop.visitor(), pdf(100))
    const { visitorKey } = shop.visitor()
    const claim = shop.container.database.transaction((tx) =>
      claimFiles(tx, { visitorKey, memberId: null, fileIds: [fileId] }),
    )
    await expect(claim).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is seen by staff', async () => {
    const { fileId } = await upload(shop.visitor(), pdf(100))
    expect((await shop.call(files.showFile, { as: await shop.staff(), params: { fileId } })).data.state).toBe('ready')
  })
})

describe('a file that is there', () => {
  it('is downloaded by its owner under its own name, only as an attachment', async () => {
    const as = shop.visitor()
    const content = pdf(3000)
    const { fileId } = await upload(as, content)
    const { url } = (await shop.call(files.downloadFile, { as, params: { fileId } })).data
    const answer = await shop.app.inject(url)
    expect(sha256(answer.rawPayload)).toBe(sha256(content))
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''%EB%82%B4%20%EC%B1%85.pdf")
    expect(answer.headers['content-type']).toBe('application/octet-stream')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect((await shop.app.inject(url.replace(/signature=.{5}/, 'signature=AAAAA'))).statusCode).toBe(403)
    const middle = await shop.app.inject({ url, headers: { range: 'bytes=9-18' } })
    expect([middle.statusCode, middle.rawPayload.equals(content.subarray(9, 19))]).toEqual([206, true])
  })

  it('stays with the member after logging in, through the cart, with its hash', async () => {
    const visitor = shop.visitor()
    const member = await shop.member()
    const content = pdf(500)
    const { fileId } = await upload(visitor, content)
    const { visitorKey } = visitor
    const { memberId } = member
    const { database, storage } = shop.container
    const [fact] = await database.transaction((tx) => claimFiles(tx, { visitorKey, memberId, fileIds: [fileId] }))
    expect(fact).toMatchObject({ id: fileId, sha256: sha256(content), state: 'ready' })
    expect((await shop.call(files.showFile, { as: member, params: { fileId } })).data.state).toBe('ready')
    expect((await shop.call(files.showFile, { as: visitor, params: { fileId } })).status).toBe(404)
    await using opened = await openFile(storage, (await filesOf(database.db, [fileId]))[0] as NonNullable<typeof fact>)
    expect(sha256(await readFile(opened.path))).toBe(sha256(content))
  })

  it('is swept when nothing used it for two days, and kept when an order holds it', async () => {
    const own = await testShop()
    const as = own.visitor()
    const ids: string[] = []
    for (let n = 0; n < 2; n += 1) {
      const content = pdf(100 + n)
      const fileId = await start(as, content, 'inner', own)
      await putParts(as, fileId, content, [1], own)
      await own.call(files.completeUpload, { as, params: { fileId }, body: {} })
      ids.push(fileId)
    }
    const [unused = '', ordered = ''] = ids
    const abandoned = await start(as, pdf(100), 'inner', own)
    const { database, jobs, storage } = own.container
    await database.transaction((tx) => bindFiles(tx, [ordered]))
    own.clock.forward({ hours: 49 })
    await database.transaction((tx) => jobs.add(tx, { name: 'files.sweep', maxAttempts: 1 }, {}))
    await own.runJobs()
    const status = async (fileId: string) => (await own.call(files.showFile, { as, params: { fileId } })).status
    expect([await status(unused), await status(abandoned), await status(ordered)]).toEqual([404, 404, 200])
    expect(await storage.sizeOf(`inner/${unused}`)).toBeNull()
    expect(await storage.sizeOf(`inner/${ordered}`)).toBe(101)
  })

  it('leaves nothing behind when its server dies, or the storage is away, in the moment it is forgotten', async () => {
    const own = await testShop()
    const { database, jobs, storage } = own.container
    const broken = storage as { delete: Storage['delete'] }
    const really = broken.delete.bind(storage)
    const as = own.visitor()
    const ready = async (bytes: number) => {
      const content = pdf(bytes)
      const fileId = await start(as, content, 'inner', own)
      await putParts(as, fileId, content, [1], own)
      await own.call(files.completeUpload, { as, params: { fileId }, body: {} })
      return fileId
    }
    const [deleted, swept] = [await ready(100), await ready(101)]
    broken.delete = () => Promise.reject(new AppError('UNAVAILABLE'))
    await own.call(files.deleteFile, { as, params: { fileId: deleted } })
    own.clock.forward({ hours: 49 })
    await database.transaction((tx) => jobs.add(tx, { name: 'files.sweep', maxAttempts: 1 }, {}))
    await own.runJobs().catch(() => undefined)
    expect((await own.call(files.showFile, { as, params: { fileId: swept } })).status).toBe(404)
    broken.delete = really
    await database.pool.query(
      'update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null',
    )
    await own.runJobs()
    expect(await Promise.all([deleted, swept].map((id) => storage.sizeOf(`inner/${id}`)))).toEqual([null, null])
  })

  it('is deleted by its owner until an order holds it', async () => {
    const as = shop.visitor()
    const { fileId } = await upload(as, pdf(100))
    await shop.container.database.transaction((tx) => bindFiles(tx, [fileId]))
    expect((await shop.call(files.deleteFile, { as, params: { fileId } })).failure?.code).toBe('CONFLICT')
    const free = await upload(as, pdf(100))
    expect((await shop.call(files.deleteFile, { as, params: { fileId: free.fileId } })).status).toBe(200)
    expect((await shop.call(files.showFile, { as, params: { fileId: free.fileId } })).status).toBe(404)
  })

  it('that the shop made is kept for good and has no owner', async () => {
    const path = join(shop.container.config.dataDir, 'made.pdf')
    await writeFile(path, pdf(200))
    const fact = await storeFile(shop.container, { name: '시안.pdf', purpose: 'proof', path })
    expect(fact).toMatchObject({ state: 'ready', contentType: 'application/pdf', bytes: 200 })
    const content = await buffer(await shop.container.storage.open(fact.storageKey))
    expect(sha256(content)).toBe(fact.sha256)
  })

  it("never shows the visitor's key in the database", async () => {
    const visitor = shop.visitor()
    await start(visitor, pdf(100))
    const { rows } = await shop.container.database.db.execute<{ found: number }>(sql`
      select count(*) as found from file where owner_id = ${visitor.visitorKey}`)
    expect(rows[0]?.found).toBe(0)
  })
})

describe('a small attachment in one request', () => {
  const form = (content: Buffer, name: string, purpose = 'attachment') => {
    const boundary = 'x-boundary'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    }
  }
  const send = (method: 'POST' | 'PATCH', url: string, as: Caller, { headers, payload }: ReturnType<typeof form>) =>
    shop.app.inject({ method, url, headers: { ...headers, ...as.headers }, payload })

  it('is stored, and replaced under the same number until it is used', async () => {
    const as = await shop.member()
    const posted = (
      await send('POST', '/api/files/attachments', as, form(pdf(300), '사업자등록증.pdf', 'document'))
    ).json()
    expect(posted.resultData).toMatchObject({
      name: '사업자등록증.pdf',
      state: 'ready',
      bytes: 300,
      purpose: 'document',
    })
    const url = `/api/files/attachments/${posted.resultData.id}`
    const patched = (await send('PATCH', url, as, form(pdf(400), '새것.pdf', 'document'))).json()
    expect(patched.resultData).toMatchObject({ id: posted.resultData.id, name: '새것.pdf', bytes: 400 })
    expect((await send('PATCH', url, await shop.member(), form(pdf(9), 'a.pdf'))).statusCode).toBe(404)
    await shop.container.database.transaction((tx) => bindFiles(tx, [posted.resultData.id]))
    expect((await send('PATCH', url, as, form(pdf(9), 'a.pdf'))).statusCode).toBe(409)
  })

  it('does not fill the disk by many that never end: a network has a few places, and others are served meanwhile', async () => {
    const url = '/api/files/attachments'
    const whole = form(pdf(300), '서류.pdf')
    const from = (remoteAddress: string, payload: Buffer | Readable) =>
      shop.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { ...whole.headers, ...shop.visitor().headers },
        payload,
      })
    const endless = Array.from({ length: 10 }, () => new PassThrough())
    const refused: number[] = []
    const held = endless.map(async (body) => {
      const { statusCode } = await from('203.0.113.7', body)
      if (statusCode !== 200) refused.push(statusCode)
      return statusCode
    })
    for (const body of endless) body.write(whole.payload.subarray(0, 250))
    // Once two are turned away the eight places are taken.
    await expect.poll(() => refused).toEqual([429, 429])
    expect((await from('203.0.113.7', whole.payload)).statusCode).toBe(429)
    expect((await from('203.0.113.8', whole.payload)).statusCode).toBe(200)
    for (const body of endless) body.end(whole.payload.subarray(250))
    expect((await Promise.all(held)).filter((status) => status === 200)).toHaveLength(8)
    expect((await from('203.0.113.7', whole.payload)).statusCode).toBe(200)
  })

  it('is refused when it is over 20 MB, of no known type, or missing', async () => {
    const as = shop.visitor()
    expect((await send('POST', '/api/files/attachments', as, form(pdf(20 * 1024 ** 2 + 1), 'a.pdf'))).statusCode).toBe(
      413,
    )
    expect((await send('POST', '/api/files/attachments', as, form(Buffer.from('<html>'), 'a.pdf'))).statusCode).toBe(
      415,
    )
    expect((await send('POST', '/api/files/attachments', as, form(pdf(300), '서류.exe'))).statusCode).toBe(415)
    const none = await shop.app.inject({
      method: 'POST',
      url: '/api/files/attachments',
      headers: as.headers,
      payload: {},
    })
    expect(none.statusCode).toBe(415)
  })
})
