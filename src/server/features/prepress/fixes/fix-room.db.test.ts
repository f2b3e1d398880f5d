import { beforeAll, expect, it } from 'vitest'
import { showFix, tryFixes } from '#/contract/prepress/fixes.contract.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const MM = 72 / 25.4
const mm = (...values: number[]) => values.map((value) => (value * MM).toFixed(4)).join(' ')
const query = (text: string) => shop.container.database.pool.query(text)

async function tried(bytes: Uint8Array, pages: number, before = async () => {}) {
  const as = shop.visitor()
  const fileId = await uploadPdf(shop, as, bytes)
  await before()
  const body = { fixes: ['bleed-mirror' as const], part: 'inner', spec: bookSpec(pages, { colourPages: pages }) }
  const { id: fixId } = (await shop.call(tryFixes, { as, params: { fileId }, body })).data
  await shop.runJobs()
  return (await shop.call(showFix, { as, params: { fileId, fixId } })).data
}

it('makes no copy for whose files fill their room already', async () => {
  const fix = await tried(await bookWithoutBleed(2), 2, async () => {
    await query(`update file set bytes = 20::bigint * 1024 * 1024 * 1024`)
  })
  expect(fix).toMatchObject({ state: 'failed', fixedFileId: null })
  expect(fix.failure).toContain('주문하지 않은 파일이 너무 많습니다')
  expect((await query('select from file')).rowCount).toBe(1)
})

it('gives up at once a copy that nobody is shown, and counts a copy for the network', async () => {
  const frame = `1 w ${mm(0.4, 0.4, 147.2, 209.2)} re S`
  const fix = await tried(onePage({ content: frame, entries: `/MediaBox [0 0 ${mm(148, 210)}]` }), 1)
  expect(fix).toMatchObject({ state: 'failed', fixedFileId: null })
  const { rows } = await query('select address, keep_until <= now() as over from file order by created_at desc limit 2')
  expect(rows).toEqual([
    { address: '127.0.0.1', over: true },
    { address: '127.0.0.1', over: false },
  ])
})
