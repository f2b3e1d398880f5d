import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { checkFile, readFacts, showPage } from '#/contract/prepress/preflight.contract.ts'
import { PdfLimitError, type PdfReader } from '#/server/ports/pdf.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

/** The shop's reader with one answer of its own, until the test ends. */
function answering(own: Partial<PdfReader>): void {
  const { pdf } = shop.container
  const before = { ...pdf }
  Object.assign(pdf, own)
  onTestFinished(() => {
    Object.assign(pdf, before)
  })
}

async function checked(pages: number) {
  const as = shop.visitor()
  const fileId = await uploadPdf(shop, as, await textBook(pages))
  await shop.call(checkFile, { as, params: { fileId }, body: { part: 'inner', spec: bookSpec(pages) } })
  await shop.runJobs()
  return { as, fileId }
}

it('does not draw again what went over a limit', async () => {
  const { as, fileId } = await checked(4)
  let drawn = 0
  answering({
    renderPages: async () => {
      drawn += 1
      throw new PdfLimitError('time')
    },
  })
  const look = () => shop.call(showPage, { as, params: { fileId, page: 1 }, query: { size: 'screen' } })
  for (let n = 0; n < 3; n += 1) expect((await look()).status).toBe(404)
  expect(drawn).toBe(1)
})

it('draws for one network one batch after the other', async () => {
  const [one, other] = [await checked(26), await checked(27)]
  let [now, most] = [0, 0]
  answering({
    renderPages: async () => {
      most = Math.max(most, (now += 1))
      await new Promise((resolve) => setTimeout(resolve, 50))
      now -= 1
      return []
    },
  })
  const look = ({ as, fileId }: typeof one, page: number) =>
    shop.call(showPage, { as, params: { fileId, page }, query: { size: 'screen' } })
  await Promise.all([1, 13, 25].flatMap((page) => [look(one, page), look(other, page)]))
  expect(most).toBe(1)
})

it('reads a file anew once, however many ask for what it says', async () => {
  const { as, fileId } = await checked(5)
  await shop.container.database.db.execute(sql`
    update preflight_facts set facts = facts || '{"problem": "too-complex"}', read_at = now() - interval '2 hours'`)
  const { facts } = shop.container.pdf
  let read = 0
  answering({
    facts: (path) => {
      read += 1
      return facts(path)
    },
  })
  const all = await Promise.all([1, 2, 3, 4].map(() => shop.call(readFacts, { as, params: { fileId } })))
  expect(all.map(({ data }) => data.facts.problem)).toEqual([null, null, null, null])
  expect(read).toBe(1)
})
