import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import * as contract from '#/contract/ordering/kits.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import { kitJob } from '#/domain/catalog/kit-job.ts'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import type { Caller, MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let gateway: PracticeGateway
let owner: StaffCaller
let packer: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  owner = await shop.staff()
  packer = await shop.staff({ roles: ['production'] })
  await offer({ open: true })
})

async function offer(change: Partial<{ open: boolean; price: number; most: number }>) {
  const now = (await shop.call(contract.readKitSettings, { as: owner })).data
  return shop.call(contract.changeKitSettings, { as: owner, body: { ...now, price: 0, most: 4, ...change } })
}

const papers = async () => (await shop.call(contract.readKitOffer, {})).data.papers
const ids = async (count: number) => (await papers()).slice(0, count).map(({ id }) => id)
const choose = (as: Caller, wanted: readonly string[]) =>
  shop.call(contract.chooseKit, { as, body: { papers: [...wanted] } })
const own = async (as: Caller) => (await shop.call(contract.readOwnKit, { as })).data
const cart = async (as: Caller) => (await shop.call(listCart, { as, query: {} })).data.items
const sheet = async (as: Caller) => sheetFor(shop, as, await cart(as))

async function ordered(as: Caller) {
  await choose(as, await ids(3))
  const body = await sheet(as)
  return { ...(await shop.call(placeOrder, { as, body })).data, shownTotal: body.shownTotal }
}

const seen = async (as: Caller, orderNumber: string) =>
  (await shop.call(readOrder, { as, params: { orderNumber } })).data

/** Nothing to pay: no window opens. */
async function settled(as: MemberCaller) {
  const { orderNumber } = await ordered(as)
  const started = await shop.call(startPayment, { as, body: { orderNumbers: [orderNumber], method: 'card' } })
  expect(started.data).toMatchObject({ paid: true, amount: 0 })
  await shop.runJobs()
  return orderNumber
}

const pack = (lineId: string, as: Caller = packer) => shop.call(contract.packKit, { as, params: { lineId } })

describe('a kit of paper samples', () => {
  it('is free with its postage, needs no window, is packed at the desk and waits for its parcel', async () => {
    const member = await shop.member()
    const orderNumber = await settled(member)
    const order = await seen(member, orderNumber)
    expect(order).toMatchObject({ payment: 'paid', amounts: { total: 0, deliveryTotal: 0 }, cancel: 'free' })
    expect(order.label.text).toBe('샘플 준비중')
    expect(order.lines[0]?.spec.samples).toHaveLength(3)
    const lineId = order.lines[0]?.id ?? ''
    const planned = await shop.call(moveLine, { as: packer, params: { lineId }, body: { event: 'plan' } })
    expect(planned.failure?.code).toBe('CONFLICT')
    expect((await pack(lineId)).status).toBe(200)
    expect((await pack(lineId)).failure?.code).toBe('CONFLICT')
    expect((await seen(member, orderNumber)).label.text).toBe('출고 준비중')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('costs what the owner says, postage included, and shares a parcel with what is printed', async () => {
    await offer({ open: true, price: 3300 })
    const member = await shop.member()
    const { orderNumber, shownTotal } = await ordered(member)
    expect(shownTotal).toBe(3300)
    await payFor(shop, gateway, member, [orderNumber])
    expect((await seen(member, orderNumber)).payment).toBe('paid')
    const other = await shop.member()
    await choose(other, await ids(1))
    const alone = await shop.member()
    await addFlyer(shop, alone)
    await addFlyer(shop, other)
    expect((await sheet(other)).shownTotal).toBe((await sheet(alone)).shownTotal + 3300)
    await offer({ open: true })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('lies in the cart once, with the papers that were chosen last', async () => {
    const member = await shop.member()
    const four = await ids(4)
    const [one, two] = await Promise.all([choose(member, four.slice(0, 2)), choose(member, four.slice(1, 4))])
    expect(one.data.itemId).toBe(two.data.itemId)
    await choose(member, four.slice(0, 1))
    expect(await own(member)).toMatchObject({ state: 'cart', papers: four.slice(0, 1) })
    expect(await cart(member)).toHaveLength(1)
  })

  it('is ordered once by a person, also from two tabs and by whoever has proven the same phone', async () => {
    const member = await shop.member({ phoneProven: true })
    const same = await shop.guest({ phone: '01055556666' })
    await choose(member, await ids(2))
    await choose(same, await ids(2))
    const sheets = await Promise.all([sheet(member), sheet(same)])
    const answers = await Promise.all([
      shop.call(placeOrder, { as: member, body: sheets[0] }),
      shop.call(placeOrder, { as: same, body: sheets[1] }),
      shop.call(placeOrder, { as: member, body: sheets[0] }),
    ])
    const codes = answers.map(({ failure }) => failure?.code ?? 'ordered')
    expect(codes.filter((code) => code === 'ordered')).toHaveLength(1)
    expect((await choose(member, await ids(1))).failure?.code).toBe('CONFLICT')
    expect((await choose(same, await ids(1))).failure?.code).toBe('CONFLICT')
    const states = [await own(member), await own(same)]
    expect(states.map(({ state }) => state)).toEqual(['ordered', 'ordered'])
    // The number of an order is its own customer's.
    expect(states.filter(({ orderNumber }) => orderNumber !== null)).toHaveLength(1)
  })

  it('can be chosen anew after it was cancelled', async () => {
    const member = await shop.member()
    const orderNumber = await settled(member)
    await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '주소를 바꿉니다' } })
    expect((await own(member)).state).toBe('none')
    expect((await choose(member, await ids(1))).status).toBe(200)
  })

  it('has papers of the shop, no more than the owner gives, and nothing while it is closed', async () => {
    const member = await shop.member()
    expect((await choose(member, ['no-such-paper'])).failure?.code).toBe('INVALID_INPUT')
    expect((await choose(member, await ids(5))).failure?.code).toBe('INVALID_INPUT')
    await choose(member, await ids(2))
    await offer({ open: false })
    expect((await choose(member, await ids(1))).failure?.code).toBe('CONFLICT')
    expect((await cart(member))[0]?.price.state).toBe('not-offered')
    await offer({ open: true })
  })

  it('cannot be had around its room', async () => {
    const member = await shop.member()
    const spec = kitJob([{ id: 'x', name: '가짜' }])
    expect((await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).status).not.toBe(200)
  })

  it('is packed and priced by those who may', async () => {
    const member = await shop.member()
    const proof = await shop.staff({ roles: ['finance'] })
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await pack(nobody)).failure?.code).toBe('NOT_FOUND')
    const lineId = (await seen(member, await settled(member))).lines[0]?.id ?? ''
    expect((await pack(lineId, proof)).failure?.code).toBe('FORBIDDEN')
    const body = { open: true, price: 0, most: 30, version: 1 }
    expect((await shop.call(contract.changeKitSettings, { as: packer, body })).failure?.code).toBe('FORBIDDEN')
    expect((await shop.call(contract.changeKitSettings, { as: owner, body })).failure?.code).toBe('CONFLICT')
  })
})
