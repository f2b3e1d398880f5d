import { beforeAll, expect, test } from 'vitest'
import { readRush } from '#/contract/catalogue/rush.contract.ts'
import { addCartItem, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { nextWorkingDay, businessCalendar, startDay } from '#/domain/calendar/business-days.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { publishTariff } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { bindingOfLine, linesOf, markPackaged, moveFile, orderByNumber, SYSTEM } from './orders.public.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const ask = async (query = {}) => (await shop.call(readRush, { query })).data
const add = (spec: JobSpec, files: { fileId: string; part: string }[] = []) =>
  shop.call(addCartItem, { as: member, body: { spec, files } })

/** Approved by its customer, as the proof desk does it. */
async function approve(orderNumber: string): Promise<void> {
  const { database } = shop.container
  const order = await orderByNumber(database.db, orderNumber)
  const [line] = await linesOf(database.db, order?.id ?? '')
  if (!line) throw new Error('no line')
  const customer = { kind: 'customer', id: member.memberId } as const
  await database.transaction(async (tx) => {
    await moveFile(tx, shop.container, { lineId: line.id, event: 'attach', by: customer })
    await moveFile(tx, shop.container, { lineId: line.id, event: 'pass', by: SYSTEM })
    await moveFile(tx, shop.container, { lineId: line.id, event: 'send-proof', by: { kind: 'staff', id: null } })
    await moveFile(tx, shop.container, { lineId: line.id, event: 'approve', by: customer })
    await markPackaged(tx, shop.container, { lineId: line.id, binding: bindingOfLine(line) })
  })
}

test('anybody sees a report at both speeds, what can be made and what cannot, by the server’s clock', async () => {
  const { at, sold, usual, rush, can, cannot, bindings } = await ask()
  expect(Math.abs(shop.clock.now().getTime() - Date.parse(at))).toBeLessThan(60_000)
  expect(sold).toBe(true)
  expect(rush.price?.workingDays).toBe(1)
  expect(rush.price?.total).toBeGreaterThan(usual.price?.total ?? Infinity)
  expect(rush.price?.fee).toBeGreaterThanOrEqual((TARIFF_2026_11.rushMinimum ?? 0) * 1.1)
  expect(can.find(({ label }) => label === '부수')?.value).toBe('1–100부')
  expect(cannot[0]).toEqual({ what: '양장, 트윈링, 사철, PUR 무선', why: expect.stringContaining('영업일') })
  expect(bindings.map(({ id }) => id)).toContain('perfect')
})

test('what is asked beyond that still has its usual price, and the reason beside the fast one', async () => {
  const { usual, rush } = await ask({ copies: '150' })
  expect(usual.price?.total).toBeGreaterThan(0)
  expect(rush).toMatchObject({ price: null, refusal: expect.stringContaining('100부까지') })
  expect((await shop.call(readRush, { query: { copies: '0' } })).failure?.code).toBe('INVALID_INPUT')
  expect((await ask({ trim: 'nothing', binding: 'nothing' })).wish).toMatchObject({ trim: 'a4', binding: 'perfect' })
})

test('a job in a hurry costs its line from cart to order, leaves the next working day, and is not reordered in a hurry', async () => {
  const { rush } = await ask({ copies: '20' })
  const item = (await add(rush.spec)).data
  expect(item).toMatchObject({ spec: { rush: true }, price: { state: 'priced', total: rush.price?.total } })
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, [item]) })).data
  await payFor(shop, gateway, member, [orderNumber])
  await approve(orderNumber)
  const [line] = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.lines
  expect(line?.quote.lines.at(-1)).toMatchObject({ code: 'rush', label: '24시간 제작' })
  const calendar = businessCalendar(HOLIDAYS)
  expect(line?.dueDay).toBe(nextWorkingDay(calendar, startDay(calendar, shop.clock.now())))
  const again = (await shop.call(reorder, { as: member, params: { orderNumber }, body: {} })).data
  const params = { id: again.itemIds[0] ?? '' }
  expect((await shop.call(readCartItem, { as: member, params })).data.spec).not.toHaveProperty('rush')
})

test('material that staff turn into a PDF first is not taken in a hurry', async () => {
  const document = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)])
  const fileId = await uploadPdf(shop, member, document, 'material')
  const { rush, usual } = await ask()
  const files = [{ fileId, part: 'material' }]
  expect((await add(usual.spec, files)).data.price.state).toBe('priced')
  expect((await add(rush.spec, files)).failure?.message).toContain('PDF로 올리거나')
})

test('the rules judge what a browser sends, whoever sends it', async () => {
  const { rush } = await ask()
  const refused = await add({ ...rush.spec, copies: 101 })
  expect(refused.failure?.message).toContain('24시간 제작은')
  expect((await shop.call(addCartItem, { body: { spec: rush.spec, files: [] } })).status).toBe(401)
})

test('a tariff without the fee takes it off sale, and the page says so', async () => {
  const { version } = TARIFF_2026_11
  const by = (await shop.staff('administrator')).staffId
  const { rush } = await ask()
  await shop.container.database.transaction((tx) =>
    publishTariff(tx, shop.container, {
      basedOn: version,
      latest: version,
      effectiveAt: null,
      note: '',
      by,
      body: { ...TARIFF_2026_11, rushMinimum: 0 },
    }),
  )
  expect(await ask()).toMatchObject({ sold: false, rush: { price: null, refusal: expect.stringContaining('24시간') } })
  expect((await add(rush.spec)).failure?.message).toContain('24시간 제작')
})
