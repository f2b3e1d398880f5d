import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerGiveBack, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { listOwnRepayments, nameOwnAccount } from '#/contract/money/repayments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { changeLine } from '#tests/support/orders/change-paid.ts'
import { payFor } from '#tests/support/orders/checkout.ts'
import { choose, give, paidOrder } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { notify, type Payment, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: readonly StaffCaller[]
let service: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  finance = [await shop.staff('finance'), await shop.staff('finance')]
  service = await shop.staff('service')
  await shop.container.database.pool.query('update give_back_settings set second_above = 40000')
})

const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
/** What the shop may answer to anybody at any time; a fault of its own is none of them. */
const ANSWERS = [200, 400, 404, 409]
const EMPTY = { lines: [], deliveryIds: [], extra: 0, kept: 0 }

/** One order of two lines, and everybody who moves its money. */
class History {
  readonly #number: string
  readonly #payment: Payment
  readonly #byAccount: boolean
  readonly #random: () => number
  constructor(order: { number: string; payment: Payment }, byAccount: boolean, random: () => number) {
    this.#number = order.number
    this.#payment = order.payment
    this.#byAccount = byAccount
    this.#random = random
  }

  #pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  /** By line, part, fee or amount, some of it kept. */
  give = async (): Promise<number> => {
    const as = this.#pick(finance)
    const { data } = await shop.call(readGiveBack, { as, params: { orderNumber: this.#number } })
    const wishes = [
      () => choose(data, { lines: [Math.floor(this.#random() * 2)] }),
      () => choose(data, { copies: [[Math.floor(this.#random() * 2), 1 + Math.floor(this.#random() * 400)]] }),
      () => choose(data, { fees: true, extra: 1 + Math.floor(this.#random() * 5_000) }),
      () => choose(data, { extra: 1 + Math.floor(this.#random() * 9_000) }),
      () => ({ ...choose(data, { lines: [0] }), kept: 1 + Math.floor(this.#random() * 20_000) }),
      () => choose(data, { lines: [0, 1], fees: true }),
      () => EMPTY,
    ]
    const key = randomUUID()
    const wish = this.#pick(wishes)()
    const press = () => give(shop, as, this.#number, wish, { key })
    const answers = this.#random() < 0.3 ? await Promise.all([press(), press()]) : [await press()]
    return Math.max(...answers.map(({ status }) => status))
  }

  answer = async (): Promise<number> => {
    const as = this.#pick(finance)
    const { data } = await shop.call(readGiveBack, { as, params: { orderNumber: this.#number } })
    const asked = data.giveBacks.find(({ state }) => state === 'asked')
    if (!asked) return 200
    const body = { agreed: this.#random() < 0.7, reason: '살펴보았습니다.' }
    return (await shop.call(answerGiveBack, { as, params: { giveBackId: asked.id }, body, key: randomUUID() })).status
  }

  nameAccount = async (): Promise<number> => {
    const params = { orderNumber: this.#number }
    const { data } = await shop.call(listOwnRepayments, { as: member, params })
    const open = data.repayments.find(({ needsAccount }) => needsAccount)
    if (!open) return 200
    const refundAccount = { ...ACCOUNT, holderName: this.#pick(['김직지', '불일치']) }
    const call = { as: member, params: { ...params, repaymentId: open.id }, body: { refundAccount }, key: randomUUID() }
    return (await shop.call(nameOwnAccount, call)).status
  }

  change = async (): Promise<number> => {
    const { status } = await changeLine(shop, service, this.#number, { copies: this.#pick([500, 2000]) })
    if (this.#random() < 0.6) await payFor(shop, gateway, member, [this.#number]).catch(() => null)
    return status
  }

  cancel = async (): Promise<number> => {
    const body = { reason: '필요 없음', refundAccount: ACCOUNT }
    return (
      await shop.call(cancelOrder, { as: member, params: { orderNumber: this.#number }, body, key: randomUUID() })
    ).status
  }

  /** The bank or the card company takes money back, all or a part, and says so or not. */
  takenBack = async (): Promise<number> => {
    const { gatewayOrderId } = this.#payment
    const ofBank = [
      [() => gateway.deposit(gatewayOrderId, 'back'), 'WAITING_FOR_DEPOSIT'],
      [() => gateway.deposit(gatewayOrderId), 'DONE'],
    ] as const
    const ofCard = [
      [() => gateway.chargeBack(gatewayOrderId, 3_000), 'PARTIAL_CANCELED'],
      [() => gateway.chargeBack(gatewayOrderId), 'CANCELED'],
    ] as const
    const [act, news] = this.#pick<readonly [() => Promise<void>, string]>(this.#byAccount ? ofBank : ofCard)
    await act()
    if (this.#random() < 0.8) await notify(shop, this.#payment, news)
    return 200
  }

  /** One act, or two at once. */
  async step(): Promise<readonly number[]> {
    const often = [this.give, this.give, this.give, this.answer, this.nameAccount]
    const rare = [this.change, this.takenBack, this.cancel]
    const one = () => this.#pick(this.#random() < 0.85 ? often : rare)()
    return this.#random() < 0.4 ? Promise.all([one(), one()]) : [await one()]
  }
}

describe('random histories of orders that are given back', () => {
  const seeds = Array.from({ length: Number(process.env['GIVE_BACK_HISTORIES'] ?? 6) }, (_, at) => 1 + at)
  test.each(seeds)('of seed %i keep every promise about money', async (seed) => {
    const random = seededRandom(seed * 178_956_971)
    const byAccount = seed % 2 === 0
    const order = await paidOrder(shop, gateway, member, [1000, 1000], byAccount ? '가상계좌' : '카드')
    const history = new History(order, byAccount, random)
    for (let steps = 0; steps < 9; steps += 1) {
      for (const status of await history.step()) expect(ANSWERS).toContain(status)
      if (random() < 0.8) await shop.runJobs()
      expect(await shop.brokenInvariants()).toEqual([])
    }
    await reconcileNow(shop)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('went every way that a give-back can go', async () => {
    const { rows } = await shop.container.database.pool.query<{ way: string }>(`
      select distinct 'decided ' || state as way from give_backs
      union select distinct 'part ' || (p ->> 'kind') from give_backs cross join jsonb_array_elements(parts) p where state = 'done'
      union select distinct 'repayment ' || state from repayments where cause = 'shop-refund'
      union select 'kept' from give_backs where state = 'done' and kept > 0`)
    const ways = rows.map(({ way }) => way)
    const wanted = ['decided done', 'part line', 'part fee', 'part amount', 'repayment returned']
    expect(ways).toEqual(expect.arrayContaining(wanted))
  })
})
