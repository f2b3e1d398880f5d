import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as files from '#/contract/files/files.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { Storage } from '#/server/ports/storage.ts'
import type { Caller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { bindFiles } from './files.public.ts'

const GB = 1024 ** 3
const body = { name: '책.pdf', bytes: 1000, purpose: 'inner' as const }

describe('room that uploads take', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })
  beforeEach(() => shop.container.database.pool.query('delete from file'))

  const start = async (as: Caller, address = '127.0.0.1', bytes = 1000) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/files',
      remoteAddress: address,
      headers: as.headers,
      payload: { ...body, bytes },
    })
    const { resultData, message } = answer.json<{ resultData?: { fileId: string }; message?: string }>()
    return { status: answer.statusCode, fileId: resultData?.fileId ?? '', message, headers: answer.headers }
  }
  const query = (text: string, values: readonly unknown[] = []) => shop.container.database.pool.query(text, [...values])

  it('is counted for one address, whatever keys its visitors invent', async () => {
    const first = await start(shop.visitor(), '203.0.113.7')
    await query('update file set bytes = $2 where id = $1', [first.fileId, 59 * GB])
    const others = await Promise.all([1, 2, 3].map(() => start(shop.visitor(), '203.0.113.7', GB)))
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, 413, 413])
    expect(others.find(({ status }) => status === 413)?.message).toContain('같은 인터넷 주소에서')
    expect((await start(shop.visitor(), '203.0.113.8', GB)).status).toBe(200)
  })

  it('is counted for the network of an IPv6 address', async () => {
    const first = await start(shop.visitor(), '2001:db8:1:2::1')
    await query('update file set bytes = $2 where id = $1', [first.fileId, 60 * GB])
    expect((await start(shop.visitor(), '2001:db8:1:2:ffff::9', GB)).status).toBe(413)
    expect((await start(shop.visitor(), '2001:db8:1:3::1', GB)).status).toBe(200)
  })

  it('is counted for one browser, and free again when an upload ends in whatever way', async () => {
    const as = shop.visitor()
    for (let n = 0; n < 50; n += 1) expect((await start(as)).status).toBe(200)
    const more = await start(as)
    expect([more.status, more.message]).toEqual([
      429,
      '한꺼번에 올리는 파일이 너무 많습니다. 지금 올리는 것이 끝나면 이어서 올려 주세요.',
    ])
    const { rows } = await query('select id from file order by id limit 2')
    await shop.call(files.deleteFile, { as, params: { fileId: rows[0].id } })
    expect((await start(as)).status).toBe(200)
    expect((await start(as)).status).toBe(429)
    await query(`update file set active_at = now() - interval '11 minutes' where id = $1`, [rows[1].id])
    expect((await start(as)).status).toBe(200)
  })

  it('is not taken from a customer by networks that announce and never send', async () => {
    for (let n = 1; n <= 20; n += 1) {
      const { fileId } = await start(shop.visitor(), `203.0.113.${n}`)
      await query('update file set bytes = $2 where id = $1', [fileId, 59 * GB])
    }
    expect((await start(shop.visitor(), '198.51.100.7', GB)).status).toBe(200)
  })

  it('has an end in all: of what is there and no order holds', async () => {
    const { fileId } = await start(shop.visitor(), '203.0.113.7')
    await query(
      `update file set state = 'ready', bytes = $2, sha256 = repeat('a', 64), content_type = 'application/pdf', completed_at = now() where id = $1`,
      [fileId, 1024 * GB],
    )
    expect((await start(shop.visitor(), '198.51.100.7')).status).toBe(507)
    await shop.container.database.transaction((tx) => bindFiles(tx, [fileId]))
    expect((await start(shop.visitor(), '198.51.100.7')).status).toBe(200)
  })

  it('of an announcement that never began is free within minutes, and what began is kept', async () => {
    const as = shop.visitor()
    const [announced, signed, begun, fresh] = [await start(as), await start(as), await start(as), await start(as)]
    const content = Buffer.alloc(1000, 'x')
    const parts = [{ number: 1, sha256: createHash('sha256').update(content).digest('hex') }]
    const sign = (fileId: string) => shop.call(files.signParts, { as, params: { fileId }, body: { parts } })
    await sign(signed.fileId)
    for (const { url, headers } of (await sign(begun.fileId)).data.parts) {
      await shop.app.inject({ method: 'PUT', url, headers: { ...headers }, payload: content })
    }
    await query(`update file set active_at = now() - interval '11 minutes' where id <> $1`, [fresh.fileId])
    await shop.container.database.transaction((tx) => shop.container.jobs.add(tx, jobType('files.sweep'), {}))
    await shop.runJobs()
    const { rows } = await query('select id, state from file order by created_at')
    expect(rows).toEqual([
      { id: announced.fileId, state: 'deleted' },
      { id: signed.fileId, state: 'deleted' },
      { id: begun.fileId, state: 'uploading' },
      { id: fresh.fileId, state: 'uploading' },
    ])
  })

  it('is not kept for an upload that the storage had no room for', async () => {
    const storage = shop.container.storage as { startUpload: Storage['startUpload'] }
    const { startUpload } = storage
    storage.startUpload = () => Promise.reject(new AppError('NO_ROOM'))
    const answer = await start(shop.visitor())
    storage.startUpload = startUpload
    expect([answer.status, answer.headers['retry-after'], answer.message]).toEqual([
      507,
      '30',
      '저장 공간이 잠시 부족합니다. 올리신 만큼은 그대로 있으니, 잠시 뒤 이어서 올려 주세요.',
    ])
    expect((await query(`select 1 from file where state = 'uploading'`)).rowCount).toBe(0)
  })

  it('is no reason to remember an address for longer than two days, or once the file is used', async () => {
    const used = await start(shop.visitor())
    const old = await start(shop.visitor())
    const fresh = await start(shop.visitor())
    await shop.container.database.transaction((tx) => bindFiles(tx, [used.fileId]))
    await query(`update file set created_at = now() - interval '49 hours' where id = $1`, [old.fileId])
    await shop.container.database.transaction((tx) => shop.container.jobs.add(tx, jobType('files.sweep'), {}))
    await shop.runJobs()
    const { rows } = await query('select id from file where address is not null')
    expect(rows).toEqual([{ id: fresh.fileId }])
  })
})
