import { beforeAll, expect, it } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { orderEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { addEdition } from '#/contract/textbooks/editions.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { soldEdition } from '#tests/support/editions.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const brand = 'hamamath'

let shop: TestShop
let as: MemberCaller
let editionId: string

beforeAll(async () => {
  shop = await testShop()
  as = await shop.member({ type: 'HAMAMATH', grade: '0080' })
  editionId = (await soldEdition(shop, await shop.staff('administrator'))).id
})

const cart = async () => (await shop.call(listCart, { as, query: { brand } })).data.items

/** As the cart of a browser asks for it. */
async function asked() {
  const body = { number: 1, classes: [{ name: '중2', copies: 30, nameOnCover: false }] }
  const { itemId } = (await shop.call(addEdition, { as, params: { id: editionId }, body })).data
  const item = (await cart()).find(({ id }) => id === itemId)
  if (!item?.origin) throw new Error('no textbook in the cart')
  const { spec, title, files, origin, classes } = item
  const job = { spec, title, brand, origin, classes: classes ?? [] }
  return { job: { ...job, files: files.map(({ fileId, part }) => ({ fileId, part })) }, files }
}

const save = (job: object) => shop.call(saveEstimate, { as, body: { jobs: [job as never] } })

it('a textbook is kept in an estimate with the files of its room, and ordered by it', async () => {
  const { job, files } = await asked()
  const own = await uploadPdf(shop, as, await textBook(40), 'inner')
  const forged = { ...job, files: [{ fileId: own, part: 'inner' }] }
  const { number, version, brand: whose, reopens, lines } = (await save(forged)).data
  // The option page would take the brand's own pages for the customer's.
  expect([whose, reopens, lines[0]?.reopens]).toEqual([{ id: brand, name: '하마매쓰' }, false, false])
  const { data } = await shop.call(orderEstimate, { as, params: { number }, body: { version } })
  if (data.state !== 'in-cart') throw new Error(data.state)
  const items = (await cart()).filter(({ id }) => data.itemIds.includes(id))
  expect(items[0]?.files).toEqual(files)
  const { orderNumber } = (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, items) })).data
  const order = (await shop.call(readOrder, { as, params: { orderNumber } })).data
  expect(order.lines[0]?.files.map(({ sha256 }) => sha256)).toEqual(files.map(({ sha256 }) => sha256))
})

it('a line of a room that does not lie in the cart as it is told is in no estimate', async () => {
  const { job } = await asked()
  const { origin } = job
  if (origin.kind !== 'edition') throw new Error(origin.kind)
  const cover = origin.cover && { ...origin.cover, academy: '다른 학원' }
  const told = [
    { ...job, origin: { ...origin, cover } },
    { ...job, origin: { ...origin, dispatchDay: '2020-01-01' } },
    { ...job, classes: [{ name: '중2', copies: 31, nameOnLabel: true }], spec: { ...job.spec, copies: 31 } },
  ]
  for (const line of told) {
    const { status, failure } = await save(line)
    expect([status, failure?.fields?.['jobs.0.origin']]).toEqual([400, expect.stringContaining('장바구니에 그대로')])
  }
})
