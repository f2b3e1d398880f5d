import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { gatewayNotice, giveUpDeposit } from '#/contract/money/payments.contract.ts'
import { listOwnRepayments, nameOwnAccount } from '#/contract/money/repayments.contract.ts'
import { gatewayDifferences } from '#/server/features/money/payments/ask-gateway.ts'
import { brokenMoneyPromises } from '#/server/features/money/payments/payments.invariants.ts'
import type { MemberCaller } from '../support/callers.ts'
import { payFor, placeFlyer } from '../support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** A small round belongs to every run of the tests; `CROSSING_ROUNDS` makes it as long as one likes. */
const ROUND_MS = 5_000
const ROUNDS = Number(process.env['CROSSING_ROUNDS'] ?? 6)
const SEED = Number(process.env['TORTURE_SEED'] ?? 20261122)
const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const later = async (ms: number, act: () => Promise<unknown>) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return act()
}

test(
  `deposit, notices, cancelling and giving up sent together leave no won without a home (seed ${SEED}, ${ROUNDS} rounds)`,
  async () => {
    const next = seededRandom(SEED)
    const random = (below: number) => Math.floor(next() * below)
    const ends = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const placed = await Promise.all(Array.from({ length: 1 + random(2) }, () => placeFlyer(shop, member)))
      const numbers = placed.map(({ orderNumber }) => orderNumber)
      const { gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, numbers, { method: '가상계좌' })
      const params = { orderNumber: numbers[0] ?? '' }
      const data = { paymentKey, orderId: gatewayOrderId, status: 'DONE', lastTransactionKey: `t${round}` }
      const notice = () => shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
      const cancel = () => shop.call(cancelOrder, { as: member, params, body: { reason: '필요 없음' } })
      await Promise.all([
        later(random(4) === 0 ? 200 : random(20), () => gateway.deposit(gatewayOrderId)),
        later(random(20), cancel),
        later(random(30), notice),
        later(random(30), () => shop.runJobs()),
        ...(random(3) === 0 ? [later(random(20), () => shop.call(giveUpDeposit, { as: member, params }))] : []),
      ])
      await shop.runJobs()
      await notice()
      await shop.runJobs()
      const end = await endOf(params)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    process.stdout.write(`  crossings: ${JSON.stringify(Object.fromEntries(ends))}\n`)
    await soundEverywhere()
  },
  ROUNDS * ROUND_MS,
)

/** What became of the order that was cancelled; money that is owed is sent back and must arrive. */
async function endOf(params: { orderNumber: string }): Promise<string> {
  const { payment } = (await shop.call(readOrder, { as: member, params })).data
  const { repayments } = (await shop.call(listOwnRepayments, { as: member, params })).data
  if (repayments.length === 0) {
    expect(['paid', 'cancelled', 'unpaid']).toContain(payment)
    return payment
  }
  expect(payment).toBe('cancelled')
  for (const { id, needsAccount } of repayments) {
    expect(needsAccount).toBe(true)
    const path = { ...params, repaymentId: id }
    const name = () => shop.call(nameOwnAccount, { as: member, params: path, body: { refundAccount: ACCOUNT } })
    const answers = await Promise.all([name(), name(), name()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
  await shop.runJobs()
  const after = (await shop.call(listOwnRepayments, { as: member, params })).data.repayments
  expect(after.every(({ state }) => state === 'returned')).toBe(true)
  return 'cancelled and given back'
}

/** Gateway, books and promises agree, and no won is owed that nobody knows of. */
async function soundEverywhere(): Promise<void> {
  const { database, gateway: port } = shop.container
  expect(await shop.brokenInvariants()).toEqual([])
  expect(await brokenMoneyPromises(database.db, shop.clock.now())).toEqual([])
  const asked = await gatewayDifferences(database.db, port, { since: new Date(0), limit: 10_000 })
  expect(asked.differences).toEqual([])
  const { rows } = await database.db.execute(
    sql`select 1 from ledger_postings where account = 'unapplied-receipts' having sum(amount) <> 0`,
  )
  expect(rows).toEqual([])
}
