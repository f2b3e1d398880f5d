import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { orderEstimate, readEstimate, saveEstimate, withdrawEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { adjustEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import * as contract from '#/contract/production/manual-orders.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { flyer, RECIPIENT, sheetFor } from '#tests/support/orders/checkout.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let desk: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '윤서영' })
  desk = await shop.staff('service')
})
afterEach(() => expectSound(shop))

const { zipcode, address, addressEtc } = RECIPIENT
const recipient = { name: '', phone: '', zipcode, address, addressEtc, request: '' } as const
const FETCHED = { method: 'pickup' as const, recipient: { ...recipient, zipcode: null, address: '' } }
const SENT = { method: 'courier' as const, recipient }

const upload = async () => uploadPdf(shop, member, await bookWithoutBleed(2), 'sheet')

/** Of one flyer, with what was agreed on the phone before. */
async function offer(files: readonly string[] = []): Promise<string> {
  const chosen = files.map((fileId) => ({ fileId, part: 'sheet' as const }))
  const jobs = [{ spec: flyer(1000), files: chosen }]
  const { number } = (await shop.call(saveEstimate, { as: member, body: { jobs } })).data
  const body = { version: 1, position: 1, amount: -4_000, reason: '전화로 협의' }
  expect((await shop.call(adjustEstimate, { as: desk, params: { number }, body })).status).toBe(200)
  return number
}

const read = async (number: string) => (await shop.call(readEstimate, { as: member, params: { number } })).data
const start = (number: string, as: StaffCaller | MemberCaller = desk) =>
  shop.call(contract.startFromEstimate, { as, params: { number } })

async function formOf(number: string, delivery: typeof SENT | typeof FETCHED = SENT) {
  const { customer, lines, version } = (await start(number)).data
  const estimate = { number, version }
  const { memberId } = customer
  const specs = lines.map(({ spec }) => ({ spec }))
  const asked = { memberId, lines: specs, method: delivery.method, zipcode: delivery.recipient.zipcode, estimate }
  const { amounts } = (await shop.call(contract.previewManualOrder, { as: desk, body: asked })).data
  const told = { memo: '', agreed: true as const, shownTotal: amounts.total }
  return { ...told, customer: { kind: 'member' as const, memberId }, lines: specs, delivery, estimate }
}
type Form = Awaited<ReturnType<typeof formOf>>
const take = (body: Form) => shop.call(contract.takeManualOrder, { as: desk, body })
const orderOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
const putIntoCart = async (number: string) => {
  const body = { version: (await read(number)).version }
  return shop.call(orderEstimate, { as: member, params: { number }, body })
}
const bound = async (number: string) =>
  (await shop.call(listCart, { as: member })).data.items.filter(({ estimate }) => estimate?.number === number)

describe('a yes on the phone to an estimate', () => {
  it('is an order at its price with its file, and uses it up', async () => {
    const fileId = await upload()
    const number = await offer([fileId])
    await putIntoCart(number)
    const { amounts } = await read(number)
    const form = await formOf(number)
    expect(form.shownTotal).toBe(amounts.total)
    const { orderNumber, total } = (await take(form)).data
    expect(total).toBe(amounts.total)
    const order = await orderOf(orderNumber)
    expect(order.amounts).toMatchObject({ goodsSupply: amounts.goodsSupply, discountTotal: amounts.discountTotal })
    expect(order.lines[0]?.files).toMatchObject([{ fileId, part: 'sheet' }])
    expect(order.lines[0]?.quote.lines.at(-1)?.label).toBe('조정 · 전화로 협의')
    expect(await read(number)).toMatchObject({ state: 'ordered', orderNumber })
    expect(await bound(number), 'it lies in the cart no more').toEqual([])
    const { rows } = await shop.container.database.pool.query<{ estimate: string }>(
      `select detail ->> 'estimate' as estimate from audit_log where action = 'order.take' and object_id = $1`,
      [orderNumber],
    )
    expect(rows).toEqual([{ estimate: number }])
  })

  it('costs no delivery when it is fetched', async () => {
    const number = await offer()
    const { amounts } = await read(number)
    const { total } = (await take(await formOf(number, FETCHED))).data
    expect(total).toBe(amounts.total - amounts.deliveryTotal)
  })

  it('holds again for the customer when the order comes to nothing', async () => {
    const number = await offer()
    const { orderNumber } = (await take(await formOf(number))).data
    await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '전시가 미뤄졌어요' } })
    await shop.runJobs()
    expect(await read(number)).toMatchObject({ state: 'open', orderNumber: null })
    expect((await take(await formOf(number))).status).toBe(200)
  })

  it('and an order by the customer at the same moment are one order', async () => {
    const number = await offer()
    await putIntoCart(number)
    const sheet = await sheetFor(shop, member, await bound(number))
    const form = await formOf(number)
    const answers = await Promise.all([
      take(form),
      shop.call(placeOrder, { as: member, body: sheet }),
      take(form),
      shop.call(placeOrder, { as: member, body: sheet }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(number)).state).toBe('ordered')
  })
})

describe('nothing is ordered', () => {
  it('by another estimate than was read out, a second time, or after its time', async () => {
    const number = await offer()
    const form = await formOf(number)
    const body = { version: form.estimate.version, position: 1, amount: -1_000, reason: '한 번 더' }
    await shop.call(adjustEstimate, { as: desk, params: { number }, body })
    expect((await take(form)).failure?.message).toContain('그 사이 견적이 바뀌었습니다')
    const again = await formOf(number)
    expect((await take({ ...again, shownTotal: again.shownTotal - 10 })).status).toBe(409)
    expect((await take(again)).status).toBe(200)
    expect((await take(again)).failure?.message).toContain('이미 주문한 견적')
    const [withdrawn, late] = [await offer(), await offer()]
    const [one, two] = [await formOf(withdrawn), await formOf(late)]
    await shop.call(withdrawEstimate, { as: member, params: { number: withdrawn } })
    expect((await take(one)).failure?.message).toContain('취소한 견적')
    await shop.container.database.pool.query(
      `update estimates set expires_at = made_at + interval '1 second', made_at = made_at where number = $1`,
      [late],
    )
    shop.clock.forward({ days: 1 })
    expect((await take(two)).failure?.message).toContain('기한이 지난 견적')
    expect((await start(late)).status).toBe(409)
  })

  it('for another customer, of other jobs, at another price, or by whoever has not the right', async () => {
    const number = await offer()
    const form = await formOf(number)
    const other = await shop.member()
    const theirs = { kind: 'member' as const, memberId: other.memberId }
    expect((await take({ ...form, customer: theirs })).status).toBe(404)
    expect((await take({ ...form, lines: [{ spec: flyer(2000) }] })).failure?.fields).toHaveProperty('estimate')
    expect((await take({ ...form, lines: [...form.lines, ...form.lines] })).status).toBe(400)
    const price = { supply: 10_000, reason: '전화로 협의' }
    const cheap = { ...form, lines: form.lines.map((line) => ({ ...line, price })) }
    expect((await take(cheap)).failure?.fields).toHaveProperty('estimate')
    expect((await start(number, await shop.staff('production'))).status).toBe(403)
    expect((await start(number, member)).status).toBe(403)
    expect((await start('E20260101-ABCDEF')).status).not.toBe(200)
    expect(await read(number)).toMatchObject({ state: 'open' })
  })

  it('of what a brand offered: its customer orders it there', async () => {
    const number = await offer()
    const form = await formOf(number)
    await shop.container.database.pool.query(
      `update estimate_lines set brand = 'hamamath' where estimate_id = (select id from estimates where number = $1)`,
      [number],
    )
    expect((await start(number)).failure?.message).toContain('견적함에서 주문')
    expect((await take(form)).status).toBe(409)
  })
})
