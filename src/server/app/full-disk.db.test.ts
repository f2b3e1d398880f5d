import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { showFile } from '#/contract/files/files.contract.ts'
import { makePage } from '#/contract/prepress/preflight.contract.ts'
import { askPressPackage, readPressPackage } from '#/contract/prepress/press.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { Storage } from '#/server/ports/storage.ts'
import type { Caller } from '#tests/support/callers.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const FULL = '저장 공간이 잠시 부족합니다. 올리신 만큼은 그대로 있으니, 잠시 뒤 이어서 올려 주세요.'
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: of the disk`), { code }))
const full = failing('ENOSPC')
const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#cc3322' } })
    .jpeg()
    .toBuffer()

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

/** While `work` runs nothing can be written into the storage. */
async function withoutRoom<T>(work: () => Promise<T>, refuse = full): Promise<T> {
  const storage = shop.container.storage as { put: Storage['put'] }
  const { put } = storage
  storage.put = refuse
  try {
    return await work()
  } finally {
    storage.put = put
  }
}

/** As the clock would, in a moment. */
async function tries(times: number) {
  for (let n = 0; n < times; n += 1) {
    await shop.runJobs()
    await shop.container.database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where attempts between 1 and max_attempts - 1`,
    )
  }
  await shop.runJobs()
}

async function attach(as: Caller, method: 'POST' | 'PATCH' = 'POST', url = '/api/files/attachments') {
  const form = new FormData()
  form.append('purpose', 'attachment')
  form.append('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), '사진.jpg')
  const request = new Request('http://shop/', { method: 'POST', body: form })
  const answer = await shop.app.inject({
    method,
    url,
    headers: { ...as.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const { resultData, message } = answer.json<{ resultData?: { id: string }; message?: string }>()
  return { status: answer.statusCode, id: resultData?.id ?? '', message }
}

describe('when the disk is full', () => {
  it('attachments of inquiries and photos of reviews are refused in Korean, and those that are there stay', async () => {
    const as = await shop.member()
    const before = await attach(as)
    const url = `/api/files/attachments/${before.id}`
    const answers = await withoutRoom(async () => [await attach(as), await attach(as, 'PATCH', url)])
    expect(answers).toMatchObject([
      { status: 507, message: FULL },
      { status: 507, message: FULL },
    ])
    expect((await shop.call(showFile, { as, params: { fileId: before.id } })).data.state).toBe('ready')
    expect((await attach(as)).status).toBe(200)
  })

  it('a page is not made of a picture, nobody blames the picture, and it stays', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await photo(), 'material')
    const body = { part: 'sheet', spec: defaultSpec('D304') }
    const page = () => shop.call(makePage, { as, params: { fileId }, body })
    const refused = await withoutRoom(page)
    expect([refused.status, refused.failure?.message]).toEqual([507, FULL])
    const pdf = shop.container.pdf as { picturePage: typeof shop.container.pdf.picturePage }
    const { picturePage } = pdf
    pdf.picturePage = full
    expect((await page()).status).toBe(507)
    pdf.picturePage = picturePage
    expect((await page()).status).toBe(200)
  })

  it('a press package says so and waits, and is made by itself when there is room again', async () => {
    const printer = await shop.staff('production')
    const { lineId } = await paidOrder(shop, (await shop.member()).memberId, { file: 'approved' })
    const params = { lineId }
    await withoutRoom(async () => {
      await shop.call(askPressPackage, { as: printer, params })
      await tries(2)
    })
    const read = async () => (await shop.call(readPressPackage, { as: printer, params })).data.package
    expect(await read()).toMatchObject({ state: 'making', failure: expect.stringContaining('저장 공간이 부족') })
    await tries(1)
    expect(await read()).toMatchObject({ state: 'done', failure: null })
  })
})

describe.each(['EROFS', 'EIO'])('when the disk takes nothing (%s)', (code) => {
  it('a picture is refused with words that say what to do, and comes in when the disk is well', async () => {
    const as = await shop.member()
    const refused = await withoutRoom(() => attach(as), failing(code))
    expect(refused).toMatchObject({ status: 503, message: '지금은 처리할 수 없습니다. 잠시 뒤 다시 해 주세요.' })
    expect((await attach(as)).status).toBe(200)
  })

  it('a press package is not given up for it, and is made by itself when the disk is well', async () => {
    const printer = await shop.staff('production')
    const { lineId } = await paidOrder(shop, (await shop.member()).memberId, { file: 'approved' })
    const params = { lineId }
    await withoutRoom(async () => {
      await shop.call(askPressPackage, { as: printer, params })
      await tries(2)
    }, failing(code))
    const read = async () => (await shop.call(readPressPackage, { as: printer, params })).data.package
    expect(await read()).toMatchObject({ state: 'making', failure: expect.stringContaining('저절로') })
    await tries(1)
    expect(await read()).toMatchObject({ state: 'done', failure: null })
  })
})
