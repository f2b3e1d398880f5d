import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { emoneyOf, charge } from '#tests/support/charges.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { notify, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { lapseUnpaid } from './lapse-unpaid.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** Longer than any term of the shop. */
const FAR = (UNPAID_DAYS + 6) * DAY
let gateway: PracticeGateway
let here: TestShop
let ahead: TestShop
let began: number
let member: MemberCaller
beforeAll(async () => {
  gateway = await practiceGateway()
  here = await testShop({ env: gateway.env })
  ahead = await here.another()
  for (const shop of [here, ahead]) shop.clock.hold()
  began = here.clock.now().getTime()
})
beforeEach(async () => {
  at(0)
  member = await here.member()
})
afterEach(() => expectSound(here))

/** The clock of the other server goes a quarter of an hour ahead; the gateway has a clock of its own, which is right. */
function at(minutes: number): void {
  here.clock.set(new Date(began + minutes * 60_000))
  ahead.clock.set(new Date(began + (minutes + 15) * 60_000))
}
const night = async () => {
  for (const shop of [here, ahead]) await reconcileNow(shop)
  await Promise.all([here, ahead].map((shop) => lapseUnpaid(shop.container)))
}
const stateOf = async (orderNumber: string) =>
  (await here.call(readOrder, { as: member, params: { orderNumber } })).data.payment

async function account() {
  const { orderNumber } = await placeFlyer(here, member)
  const payment = await payFor(ahead, gateway, member, [orderNumber], { method: '가상계좌' })
  expect(await stateOf(orderNumber)).toBe('waiting-deposit')
  return { orderNumber, payment }
}

describe.each([
  ['jumped ahead for a while', [FAR, 0]],
  ['jumped back and ahead', [-FAR, FAR, 0]],
  ['goes on jumping by days', [8 * DAY, -DAY, 8 * DAY, -DAY, 0]],
] as const)('a virtual account while the clock %s', (_name, jumps) => {
  it('waits as long as the gateway waits, and its deposit pays once', async () => {
    const { orderNumber, payment } = await account()
    for (const minutes of jumps) {
      at(minutes)
      await night()
      expect(await stateOf(orderNumber)).toBe('waiting-deposit')
    }
    await gateway.deposit(payment.gatewayOrderId)
    await Promise.all([here, ahead].map((shop) => notify(shop, payment, 'DONE')))
    for (const shop of [ahead, here]) await reconcileNow(shop)
    expect(await stateOf(orderNumber)).toBe('paid')
  })

  it('takes a deposit of which only the clock hears', async () => {
    const { orderNumber, payment } = await account()
    for (const minutes of jumps) {
      at(minutes)
      await night()
    }
    await gateway.deposit(payment.gatewayOrderId)
    for (const minutes of [...jumps, DAY]) {
      at(minutes)
      await night()
    }
    expect(await stateOf(orderNumber)).toBe('paid')
  })

  it('of a charge takes its deposit once', async () => {
    const waiting = await charge(here, gateway, member, 30_000, { method: 'virtual-account', deposit: false })
    for (const minutes of jumps) {
      at(minutes)
      await night()
    }
    await gateway.deposit(waiting.gatewayOrderId)
    await Promise.all([here, ahead].map((shop) => notify(shop, waiting, 'DONE')))
    for (const shop of [ahead, here]) await reconcileNow(shop)
    expect(await emoneyOf(here, member)).toBe(30_000)
  })
})

it.each([
  ['ahead', FAR],
  ['behind', -FAR],
] as const)(
  'an account that was opened while the clock was %s is asked about as soon as it is right',
  async (_, wrong) => {
    at(wrong)
    const { orderNumber, payment } = await account()
    await night()
    at(1)
    await night()
    expect(await stateOf(orderNumber)).toBe('waiting-deposit')
    await gateway.deposit(payment.gatewayOrderId)
    at(2)
    await night()
    expect(await stateOf(orderNumber)).toBe('paid')
  },
)
