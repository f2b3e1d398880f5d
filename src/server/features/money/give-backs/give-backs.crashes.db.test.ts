import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { answerGiveBack, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { carryOutRefund } from '#/server/features/money/payments/carry-out-refund.ts'
import { openRefunds } from '#/server/features/money/payments/refunds.repo.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { choose, give, giveBack, paidOrder, repaymentsOf } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { moneyOf, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

/** Where a refund can die, from the press of the button to the booking of what the gateway has answered. */
const STEPS = [
  'decide: commit never arrived',
  'decide: committed, answer lost',
  'agree: commit never arrived',
  'agree: committed, answer lost',
  'refund: commit never arrived',
  'refund: committed, answer lost',
] as const
type Step = (typeof STEPS)[number]

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller
let second: StaffCaller
/** What becomes of the next commit of a transaction that did this; null: nothing special. */
let fate: { readonly lost: 'commit' | 'answer'; readonly after: RegExp } | null = null

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  shop.container.database.pool.on('acquire', dieAtCommit)
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
  second = await shop.staff('finance')
})
afterEach(() => expectSound(shop))

const mortal = new WeakSet<pg.PoolClient>()

function dieAtCommit(client: pg.PoolClient): void {
  if (mortal.has(client)) return
  mortal.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>
  let did = false
  client.query = (async (...args: unknown[]) => {
    const [first] = args
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
    if (text === 'begin') did = false
    if (fate?.after.test(text)) did = true
    if (text !== 'commit' || !fate || !did) return query(...args)
    const { lost } = fate
    fate = null
    if (lost === 'answer') await query('commit')
    throw new Error('Connection terminated unexpectedly')
  }) as typeof client.query
}

const lostAt = (step: Step) => (step.includes('never') ? ('commit' as const) : ('answer' as const))

/** A refund that was decided, by two people where `limit` says so; whoever gets no answer presses again. */
async function decided(step: Step, limit: number) {
  await shop.container.database.pool.query('update give_back_settings set second_above = $1', [limit])
  const { number, total, payment } = await paidOrder(shop, gateway, member, [1000, 2000])
  const { data } = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
  const wish = choose(data, { lines: [0], extra: 1_000 })
  const key = randomUUID()
  if (step.startsWith('decide')) fate = { lost: lostAt(step), after: /insert into "give_backs"/ }
  const first = await give(shop, finance, number, wish, { key, shown: 0 })
  if (first.status !== 200) {
    expect(first.status).toBe(503)
    const shownAmount = (data.lines[0]?.left ?? 0) + 1_000
    expect((await giveBack(shop, finance, number, wish, { key, shownAmount, shown: 0 })).status).toBe(200)
  }
  return { number, total, gatewayOrderId: payment.gatewayOrderId, amount: (data.lines[0]?.left ?? 0) + 1_000 }
}

async function agree(step: Step, number: string) {
  const { data } = await shop.call(readGiveBack, { as: second, params: { orderNumber: number } })
  const call = { as: second, params: { giveBackId: data.giveBacks[0]?.id ?? '' }, key: randomUUID() }
  if (step.startsWith('agree')) fate = { lost: lostAt(step), after: /update "give_backs"/ }
  const press = () => shop.call(answerGiveBack, { ...call, body: { agreed: true, reason: null } })
  if ((await press()).status !== 200) expect((await press()).status).toBe(200)
}

/** The gateway gives the money, and the server dies over its answer. */
async function dieRefunding(step: Step): Promise<void> {
  const [refundId = ''] = await openRefunds(shop.container.database.db, new Date(Date.now() + DAY_MS), 1)
  fate = { lost: lostAt(step), after: /update "payment_refunds"/ }
  await expect(carryOutRefund(shop.container, refundId)).rejects.toThrow()
}

test.each(STEPS)('%s: the money goes once, and the books say so', async (step) => {
  const bySecond = step.startsWith('agree')
  const { number, total, gatewayOrderId, amount } = await decided(step, bySecond ? 0 : 10_000_000)
  if (bySecond) await agree(step, number)
  if (step.startsWith('refund')) await dieRefunding(step)
  // It did die there.
  expect(fate).toBeNull()
  // What has died is taken up by the queue again, or by whoever looks after open refunds.
  shop.clock.forward({ hours: 1 })
  await reconcileNow(shop)
  await shop.runJobs()
  expect(await openRefunds(shop.container.database.db, new Date(Date.now() + DAY_MS), 10)).toEqual([])
  expect(await repaymentsOf(shop, number)).toEqual([{ cause: 'shop-refund', amount, state: 'returned' }])
  expect(await moneyOf(shop, number)).toMatchObject({ refunded: amount })
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ balanceAmount: total - amount })
})
