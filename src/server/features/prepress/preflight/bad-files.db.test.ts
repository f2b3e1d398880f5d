import { eq } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { completeUpload, signParts, startUpload } from '#/contract/files/files.contract.ts'
import { checkFile, showReport } from '#/contract/prepress/preflight.contract.ts'
import { lineOf, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { orderLines } from '#/server/features/ordering/orders/orders.table.ts'
import { paidOrder, storedPdf } from '#tests/support/paid-order.ts'
import { lockedBook, textBook } from '#tests/support/pdf/make-books.ts'
import {
  cyclicTree,
  deepNesting,
  doubleFlateBomb,
  formBomb,
  giantPage,
  giantPicture,
  manyPages,
  noPages,
  pngNamedPdf,
  truncated,
} from '#tests/support/pdf/make-hostile.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let rubbish: Buffer
beforeAll(async () => {
  shop = await testShop()
  rubbish = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0x41)])
})

const ASKED_MS = 90_000
const spec = bookSpec(8)

/** What the customer reads of a file, and how the shop fares after it: the next file is read as if nothing had been. */
async function reportOf(bytes: Uint8Array) {
  const as = shop.visitor()
  const [bad, good] = [await uploadPdf(shop, as, bytes), await uploadPdf(shop, as, await textBook(8, 2))]
  for (const fileId of [bad, good])
    await shop.call(checkFile, { as, params: { fileId }, body: { part: 'inner', spec } })
  await shop.runJobs()
  const next = (await shop.call(showReport, { as, params: { fileId: good } })).data
  expect(next).toMatchObject({ state: 'done', verdict: 'pass' })
  return (await shop.call(showReport, { as, params: { fileId: bad } })).data
}

describe('a file that cannot be printed gets a clear answer, and the file beside it goes on', () => {
  it.each([
    ['locked with a password', () => lockedBook('secret'), 'readable', '암호가 걸려 있어'],
    ['nothing but a header', () => Promise.resolve(rubbish), 'readable', '손상되어 열 수 없습니다'],
    ['without a page', () => Promise.resolve(noPages()), 'readable', '쪽이 하나도 없는'],
    [
      'of two kilobytes that unpack to a quarter gigabyte',
      () => Promise.resolve(doubleFlateBomb(2 ** 28)),
      'readable',
      '너무 복잡',
    ],
    ['of forms that multiply', () => Promise.resolve(formBomb()), 'readable', '너무 복잡'],
    ['of ten thousand pages', () => Promise.resolve(manyPages(10_000)), 'page-count', '파일은 10000쪽인데'],
    ['with a page of 350 km', () => Promise.resolve(giantPage()), 'page-size', '크기가'],
    ['with a picture of 4.8 GB', () => Promise.resolve(giantPicture()), 'page-count', '파일은 1쪽인데'],
  ])('%s', { timeout: ASKED_MS }, async (_, make, ruleId, words) => {
    const report = await reportOf(await make())
    expect(report).toMatchObject({ state: 'done', verdict: 'block' })
    const found = report.findings.find((finding) => finding.ruleId === ruleId)
    expect(found?.title).toContain(words)
    expect(found?.detail.length).toBeGreaterThan(10)
  })

  it.each([
    ['broke off in the middle', async () => truncated(await textBook(16))],
    ['is nested twenty thousand deep', async () => deepNesting()],
    ['has a page tree that contains itself', async () => cyclicTree()],
  ])('one that %s is stopped, whatever can still be read of it', { timeout: ASKED_MS }, async (_, make) => {
    const report = await reportOf(await make())
    expect(report).toMatchObject({ state: 'done', verdict: 'block' })
    expect(report.findings[0]?.title).toMatch(/[가-힣]/)
  })
})

describe('a file that is refused before it is read', () => {
  const begin = (name: string, bytes: number) =>
    shop.call(startUpload, { as: shop.visitor(), body: { name, bytes, purpose: 'inner' } })

  it('is over 2 GB, which is said before the first byte is sent', async () => {
    const { status, failure } = await begin('책.pdf', 2 * 2 ** 30 + 1)
    expect([status, failure?.message]).toEqual([413, '내지는 2 GB까지 올릴 수 있습니다.'])
  })

  it('is a picture under the name of a PDF', async () => {
    const as = shop.visitor()
    const picture = pngNamedPdf()
    const { data } = await shop.call(startUpload, {
      as,
      body: { name: '표지.pdf', bytes: picture.length, purpose: 'inner', contentType: 'application/pdf' },
    })
    const { fileId } = data
    const { createHash } = await import('node:crypto')
    const sha256 = createHash('sha256').update(picture).digest('hex')
    const signed = await shop.call(signParts, { as, params: { fileId }, body: { parts: [{ number: 1, sha256 }] } })
    const [part] = signed.data.parts
    if (!part) throw new Error('no signed address')
    await shop.app.inject({ method: 'PUT', url: part.url, headers: part.headers, payload: picture })
    const { status, failure } = await shop.call(completeUpload, { as, params: { fileId }, body: {} })
    expect(status).toBe(415)
    expect(failure?.message).toContain('올리신 것은 PNG 사진 파일입니다. PDF로 저장해 다시 올려 주세요.')
  })
})

describe('a bad file in a paid order', () => {
  it('makes its line a problem that a person sees; the shop goes on', { timeout: ASKED_MS }, async () => {
    const { db } = shop.container.database
    const paid = await paidOrder(shop, (await shop.member()).memberId, { file: 'checking' })
    const files = [await storedPdf(shop, 'body', noPages())]
    await db.update(orderLines).set({ files }).where(eq(orderLines.id, paid.lineId))
    await shop.container.database.transaction((tx) =>
      shop.container.jobs.emit(tx, orderPaid, { orderId: paid.orderId }),
    )
    await shop.runJobs()
    expect((await lineOf(db, paid.lineId))?.file).toBe('problem')
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
  })
})
