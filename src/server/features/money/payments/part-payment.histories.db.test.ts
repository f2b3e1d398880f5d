import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { changeGiveBackSettings, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { REVERSAL_ANSWERS } from '#/domain/orders/reversal-answers.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { seenMissing } from '#tests/support/looked-at.ts'
import { changeLine } from '#tests/support/orders/change-paid.ts'
import { choose, give } from '#tests/support/orders/give-back.ts'
import { agree, drop, largeOrder, prepaidLargeOrder, shipFirst } from '#tests/support/orders/part-payment.ts'
import { ACCOUNT, keepPromises, PayingHistory, seedsOf } from '#tests/support/orders/paying-history.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { putLines } from '#tests/support/orders/taken-back.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller
let finance: readonly StaffCaller[]

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  desk = await shop.staff('service')
  finance = [await shop.staff('finance'), await shop.staff('finance')]
  await lonely()
})

/** What is given back needs no second person. */
async function lonely() {
  const owner = await shop.staff('administrator')
  await shop.call(changeGiveBackSettings, { as: owner, body: { secondAbove: 100_000_000, shown: 500_000 } })
}

const MEANS = [
  ['card', '카드'],
  ['card', '카드'],
  ['virtual-account', '가상계좌'],
] as const

/** One order of two parts, and everybody who can do something with it. */
class History extends PayingHistory {
  readonly #total: number
  constructor(order: { orderNumber: string; total: number }, random: () => number) {
    super(order.orderNumber, { shop, gateway, member, random })
    this.#total = order.total
  }

  agree = async (): Promise<number> =>
    (await agree(shop, desk, this.number, Math.round(this.#total * this.pick([0.3, 0.5, 0.7])), this.#total)).status

  drop = async (): Promise<number> => (await drop(shop, desk, this.number)).status

  pay = async (): Promise<number> => {
    const [means, name] = this.pick(MEANS)
    // A window may let somebody pay by another means than was asked for.
    return await this.payBy(means, () => (this.random() < 0.9 ? name : this.pick(MEANS)[1]))
  }

  change = async (): Promise<number> => (await changeLine(shop, desk, this.number, { copies: 50_000 })).status

  giveBack = async (): Promise<number> => {
    const as = this.pick(finance)
    const looked = await shop.call(readGiveBack, { as, params: { orderNumber: this.number } })
    if (looked.status !== 200) return looked.status
    const wish = this.pick([
      { extra: 20_000 },
      { lines: [0], fees: true, kept: 30_000 },
      { lines: [0], fees: true },
    ] as const)
    return (await give(shop, as, this.number, choose(looked.data, wish))).status
  }

  answer = async (): Promise<number> => {
    const how = this.pick(REVERSAL_ANSWERS)
    const seen = await seenMissing(shop, this.number)
    const body = { how, reason: '정리', refundAccount: ACCOUNT, seen }
    const params = { orderNumber: this.number }
    return (await shop.call(answerReversal, { as: this.pick(finance), params, body, key: randomUUID() })).status
  }

  /** On the press and off it again, if it may be there. */
  make = async (): Promise<number> => {
    const made = "l.production_state <> 'cancelled' and o.payment_state in ('part-paid', 'paid')"
    const put = (column: string, value: string) => `${column} = case when ${made} then ${value} else l.${column} end`
    const states = [put('printed_at', 'now()'), put('production_state', "'done'"), put('file_state', "'approved'")]
    await putLines(shop, this.number, states.join(', '))
    return 200
  }

  ship = async (): Promise<number> => {
    await shipFirst(shop, this.number)
    return 200
  }

  async step(): Promise<readonly number[]> {
    const { pay, agree: offer, drop: leave, ship, gatewayActs } = this
    const often = [pay, pay, pay, pay, offer, offer, leave, ship, gatewayActs] as const
    const rare = [this.make, this.cancel, this.change, this.giveBack, this.answer, gatewayActs] as const
    const one = () => this.pick(this.random() < 0.7 ? often : rare)()
    return this.random() < 0.4 ? Promise.all([one(), one()]) : [await one()]
  }
}

describe('random histories of orders that are paid in two parts', () => {
  const seeds = seedsOf(process.env['PART_HISTORIES'])
  test.each(seeds)('of seed %i keep every promise about money', async (seed) => {
    // Neighbouring seeds begin alike: far apart they do not.
    const random = seededRandom(seed * 178_956_971)
    const history = new History(await (seed % 2 === 0 ? prepaidLargeOrder : largeOrder)(shop, member), random)
    await history.agree()
    await keepPromises(shop, history, 10)
  })

  test('went the ways that two parts can go', async () => {
    const { rows } = await shop.container.database.pool.query<{ way: string }>(`
      select distinct h.event as way from order_history h where h.machine = 'payment'`)
    const ways = rows.map(({ way }) => way)
    expect(ways).toEqual(expect.arrayContaining(['capture-advance', 'capture-rest']))
  })
})
