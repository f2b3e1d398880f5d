import { beforeAll, expect, it } from 'vitest'
import { listFixes, showFix, tryFixes } from '#/contract/prepress/fixes.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const MM = 72 / 25.4
const mm = (...values: number[]) => values.map((value) => (value * MM).toFixed(4)).join(' ')
const spec = (pages: number) => bookSpec(pages, { colourPages: pages })
/** Turned over, the frame is only a broader frame that ends before the bleed does. */
const framed = () =>
  onePage({ content: `1 w ${mm(0.4, 0.4, 147.2, 209.2)} re S`, entries: `/MediaBox [0 0 ${mm(148, 210)}]` })

async function checked(bytes: Uint8Array, pages: number) {
  const as = shop.visitor()
  const params = { fileId: await uploadPdf(shop, as, bytes) }
  await shop.call(checkFile, { as, params, body: { part: 'inner', spec: spec(pages) } })
  return { as, params, offered: async () => (await shop.call(listFixes, { as, params })).data }
}

it('offers a fix once a silent trial of it has passed, and keeps nothing of the trial', async () => {
  const { as, params, offered } = await checked(await bookWithoutBleed(4), 4)
  expect(await offered()).toMatchObject({ offers: [], trying: false })
  await shop.runJobs()
  const { offers, trying, tries } = await offered()
  expect([offers.map(({ id }) => id), trying, tries]).toEqual([['screen-to-inks', 'bleed-mirror'], false, []])
  const stranger = { as: shop.visitor(), params }
  expect((await shop.call(listFixes, stranger)).status).toBe(404)
  expect(as).not.toBe(stranger.as)
})

it('does not offer what would leave its finding, and says so to whoever asks for it', async () => {
  const { as, params, offered } = await checked(framed(), 1)
  await shop.runJobs()
  expect((await offered()).offers.map(({ id }) => id)).not.toContain('bleed-mirror')
  const asked = await shop.call(tryFixes, { as, params, body: { fixes: ['bleed-mirror'] } })
  await shop.runJobs()
  const { data } = await shop.call(showFix, { as, params: { ...params, fixId: asked.data.id } })
  expect(data).toMatchObject({ state: 'failed', fixedFileId: null })
  expect(data.failure).toContain('그대로 남아')
})
