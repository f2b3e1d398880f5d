import { beforeAll, expect, test } from 'vitest'
import { addCartItem, changeCartItem } from '#/contract/ordering/cart.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { publishTariff } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const WITH_VAT = 16_500
let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let material = ''

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  const { version } = TARIFF_2026_11
  const by = (await shop.staff('administrator')).staffId
  const wanted = { basedOn: version, latest: version, effectiveAt: null, note: '', by }
  await shop.container.database.transaction((tx) =>
    publishTariff(tx, shop.container, { ...wanted, body: { ...TARIFF_2026_11, conversion: 15_000 } }),
  )
  // The first bytes of an old word processor's document.
  const document = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)])
  material = await uploadPdf(shop, member, document, 'material')
})

const add = async (files: { fileId: string; part: string }[]) =>
  (await shop.call(addCartItem, { as: member, body: { spec: flyer(), files } })).data
const totalOf = ({ price }: Awaited<ReturnType<typeof add>>) => (price.state === 'priced' ? price.total : 0)

test('material costs its conversion, in the cart, frozen with the order and said on its papers', async () => {
  const plain = await add([])
  const item = await add([{ fileId: material, part: 'material' }])
  expect(totalOf(item) - totalOf(plain)).toBe(WITH_VAT)
  const order = { as: member, body: await sheetFor(shop, member, [item]) }
  const { orderNumber } = (await shop.call(placeOrder, order)).data
  const params = { orderNumber }
  const [line] = (await shop.call(readOrder, { as: member, params })).data.lines
  expect(line?.quote.lines.at(-1)).toMatchObject({ code: 'conversion', amount: 15_000 })
  expect(line?.total).toBe(totalOf(item))
  const asked = { as: member, params: { ...params, document: 'order-details' as const } }
  const document = (await shop.call(readOrderDocument, asked)).data
  expect(document.items[0]?.details).toContain('자료를 PDF로 바꾸기 15,000원 포함 (부가세 별도)')
  expect(document.items[0]?.supply).toBe(line?.quote.supply)
})

test('whoever sends the file to print from as well pays no conversion', async () => {
  const item = await add([{ fileId: material, part: 'material' }])
  const sheet = await uploadPdf(shop, member, await textBook(2), 'sheet')
  const files = [
    { fileId: material, part: 'material' },
    { fileId: sheet, part: 'sheet' },
  ]
  const change = { as: member, params: { id: item.id }, body: { files, version: item.version } }
  expect(totalOf((await shop.call(changeCartItem, change)).data)).toBe(totalOf(item) - WITH_VAT)
})

test('an estimate of material promises the conversion in its price', async () => {
  const files = [{ fileId: material, part: 'material' }]
  const save = async (jobs: object[]) => (await shop.call(saveEstimate, { as: member, body: { jobs } as never })).data
  const plain = await save([{ spec: flyer() }])
  const estimate = await save([{ spec: flyer(), files }])
  expect(estimate.amounts.goodsSupply - plain.amounts.goodsSupply).toBe(15_000)
})
