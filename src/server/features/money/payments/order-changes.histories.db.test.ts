import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { confirmPayment, startPayment } from '#/contract/money/payments.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { changeLine, takeBack } from '#tests/support/orders/change-paid.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { notify, type Payment, reconcileNow } from '#tests/support/orders/taken-back.ts'
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
const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
/** What the shop may answer to anybody at any time; a fault of its own is none of them. */
const ANSWERS = [200, 400, 409]

/** One order, and everybody who can do something with it. */
class History {
  readonly #payments: (Payment & { readonly byAccount: boolean })[] = []
  readonly #number: string
  readonly #random: () => number
  constructor(number: string, random: () => number) {
    this.#number = number
    this.#random = random
  }

  #pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  async pay(): Promise<number> {
    const method = this.#pick(METHODS)
    const body = { orderNumbers: [this.#number], method: 'card' as const }
    const started = await shop.call(startPayment, { as: member, body, key: randomUUID() })
    if (started.status !== 200) return started.status
    const { gatewayOrderId, orderName, amount } = started.data
    const paymentKey = await gateway.authenticate({ orderId: gatewayOrderId, orderName, amount, method })
    const payment = { gatewayOrderId, paymentKey }
    const byAccount = method === '가상계좌'
    this.#payments.push({ ...payment, byAccount })
    const { status } = await shop.call(confirmPayment, { as: member, body: { ...payment, amount } })
    if (!byAccount || this.#random() > 0.8) return status
    await gateway.deposit(gatewayOrderId)
    // Some notices come late, or never.
    if (this.#random() < 0.7) await notify(shop, payment, 'DONE')
    return status
  }

  change = async (): Promise<number> =>
    (await changeLine(shop, this.#pick(staff), this.#number, { copies: this.#pick(COPIES) })).status

  takeBack = async (): Promise<number> => (await takeBack(shop, this.#pick(staff), this.#number)).status

  async cancel(): Promise<number> {
    const body = { reason: '필요 없음', refundAccount: ACCOUNT }
    const params = { orderNumber: this.#number }
    return (await shop.call(cancelOrder, { as: member, params, body, key: randomUUID() })).status
  }

  /** A bank or a card company does something with one of the payments, and says so or not. */
  async gatewayActs(): Promise<number> {
    if (this.#payments.length === 0) return 200
    const payment = this.#pick(this.#payments)
    const { gatewayOrderId } = payment
    const ofBank = [
      [() => gateway.deposit(gatewayOrderId), 'DONE'],
      [() => gateway.deposit(gatewayOrderId, 'back'), 'WAITING_FOR_DEPOSIT'],
      [() => gateway.deposit(gatewayOrderId, 'back'), 'WAITING_FOR_DEPOSIT'],
    ] as const
    const ofCard = [
      [() => gateway.chargeBack(gatewayOrderId, 3_000), 'PARTIAL_CANCELED'],
      [() => gateway.chargeBack(gatewayOrderId), 'CANCELED'],
    ] as const
    const [act, news] = this.#pick<readonly [() => Promise<void>, string]>(payment.byAccount ? ofBank : ofCard)
    await act()
    await notify(shop, payment, news)
    return 200
  }

  /** One act, or two at once. */
  async step(): Promise<readonly number[]> {
    const acts = [this.change, this.change, this.change, () => this.pay(), () => this.pay(), this.takeBack] as const
    const rare = [() => this.cancel(), () => this.gatewayActs(), () => this.gatewayActs()] as const
    const one = () => this.#pick(this.#random() < 0.75 ? acts : rare)()
    return this.#random() < 0.4 ? Promise.all([one(), one()]) : [await one()]
  }
}

describe('random histories of paid orders that are changed', () => {
  const seeds = Array.from({ length: Number(process.env['CHANGE_HISTORIES'] ?? 8) }, (_, at) => 1 + at)
  test.each(seeds)('of seed %i keep every promise about money', { timeout: 120_000 }, async (seed) => {
    // Neighbouring seeds begin alike: far apart they do not.
    const random = seededRandom(seed * 178_956_971)
    const { orderNumber } = await placeFlyer(shop, member, 1000)
    const history = new History(orderNumber, random)
    await history.pay()
    for (let steps = 0; steps < 9; steps += 1) {
      for (const status of await history.step()) expect(ANSWERS).toContain(status)
      await shop.runJobs()
      expect(await shop.brokenInvariants()).toEqual([])
    }
    await reconcileNow(shop)
    expect(await shop.brokenInvariants()).toEqual([])
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
