import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { changeLine, takeBack } from '#tests/support/orders/change-paid.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { keepPromises, PayingHistory, seedsOf } from '#tests/support/orders/paying-history.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let staff: readonly StaffCaller[]

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  staff = [await shop.staff('service'), await shop.staff('service')]
})

const COPIES = [500, 1000, 2000, 3000]
const METHODS = ['카드', '가상계좌'] as const

/** One order, and everybody who can do something with it. */
class History extends PayingHistory {
  readonly pay = async (): Promise<number> => {
    const method = this.pick(METHODS)
    return await this.payBy('card', () => method)
  }

  readonly change = async (): Promise<number> =>
    (await changeLine(shop, this.pick(staff), this.number, { copies: this.pick(COPIES) })).status

  readonly takeBack = async (): Promise<number> => (await takeBack(shop, this.pick(staff), this.number)).status

  async step(): Promise<readonly number[]> {
    const acts = [this.change, this.change, this.change, this.pay, this.pay, this.takeBack] as const
    const rare = [this.cancel, this.gatewayActs, this.gatewayActs] as const
    const one = () => this.pick(this.random() < 0.75 ? acts : rare)()
    return this.random() < 0.4 ? Promise.all([one(), one()]) : [await one()]
  }
}

describe('random histories of paid orders that are changed', () => {
  const seeds = seedsOf(process.env['CHANGE_HISTORIES'])
  test.each(seeds)('of seed %i keep every promise about money', async (seed) => {
    // Neighbouring seeds begin alike: far apart they do not.
    const random = seededRandom(seed * 178_956_971)
    const { orderNumber } = await placeFlyer(shop, member, 1000)
    const history = new History(orderNumber, { shop, gateway, member, random })
    await history.pay()
    await keepPromises(shop, history, 9)
  })

  test('went every way that a change can go', async () => {
    const { rows } = await shop.container.database.pool.query<{ way: string }>(`
      select distinct c.state || case when c.difference > 0 then ' dearer' else ' cheaper' end as way from order_changes c
      union select distinct 'repayment ' || cause from repayments
      union select distinct 'reversal ' || kind from payment_reversals`)
    const ways = rows.map(({ way }) => way)
    expect(ways).toEqual(expect.arrayContaining(['applied dearer', 'applied cheaper', 'repayment order-changed']))
    expect(ways.some((way) => way.startsWith('reversal'))).toBe(true)
  })
})
