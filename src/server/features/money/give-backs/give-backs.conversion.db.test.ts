import { beforeAll, expect, test } from 'vitest'
import { readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { conversionOf } from '#/domain/pricing/with-conversion.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { publishTariff } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { lineNow } from '#tests/support/orders/change-paid.ts'
import { addFlyer, flyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { choose, give } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, moneyOf } from '#tests/support/orders/taken-back.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const WITH_VAT = 16_500
let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller
let material = ''

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
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

/** A flyer whose material is turned into a PDF for money, and a plain one; paid by card. */
async function paid() {
  const files = [{ fileId: material, part: 'material' }]
  const converted = (await shop.call(addCartItem, { as: member, body: { spec: flyer(), files } })).data
  const items = [converted, await addFlyer(shop, member)]
  const { orderNumber, total } = (
    await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, items) })
  ).data
  await payFor(shop, gateway, member, [orderNumber])
  return { number: orderNumber, total }
}
const look = async (number: string) =>
  (await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })).data

test('a line that is cancelled brings the price of its conversion back, and the books have nothing of it left', async () => {
  const { number, total } = await paid()
  const facts = await look(number)
  const [converted, plain] = facts.lines
  expect((converted?.left ?? 0) - (plain?.left ?? 0)).toBe(WITH_VAT)
  const { data } = await give(shop, finance, number, choose(facts, { lines: [0] }))
  expect(data).toMatchObject({ amount: converted?.left })
  await shop.runJobs()
  expect(await moneyOf(shop, number)).toMatchObject({ refunded: converted?.left })
  await give(shop, finance, number, choose(await look(number), { lines: [1], fees: true }))
  await shop.runJobs()
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
  expect(await balancesOf(shop, number)).toEqual({})
})

test('the conversion that was done is kept as a cost', async () => {
  const { number } = await paid()
  const facts = await look(number)
  const { data } = await give(shop, finance, number, choose(facts, { lines: [0], kept: WITH_VAT }))
  expect(data).toMatchObject({ amount: facts.lines[1]?.left })
  await shop.runJobs()
  expect(await shop.brokenInvariants()).toEqual([])
})

test('a customer who cancels gets it back with everything else', async () => {
  const { number, total } = await paid()
  const { rows } = await shop.container.database.pool.query('select quote from order_lines where id = $1', [
    (await lineNow(shop, number)).lineId,
  ])
  expect(conversionOf(rows[0]?.quote)).toBe(15_000)
  await shop.call(cancelOrder, { as: member, params: { orderNumber: number }, body: { reason: '필요 없음' } })
  await shop.runJobs()
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
  expect(await balancesOf(shop, number)).toEqual({})
})
