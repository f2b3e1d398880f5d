import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import {
  answerGiveBack,
  changeGiveBackSettings,
  listAskedGiveBacks,
  readGiveBack,
} from '#/contract/money/give-backs.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { choose, give, paidOrder, repaymentsOf } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { moneyOf } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let first: StaffCaller
let second: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  first = await shop.staff('finance')
  second = await shop.staff('finance')
  const owner = await shop.staff('administrator')
  const body = { secondAbove: 10_000, shown: 500_000 }
  await shop.call(changeGiveBackSettings, { as: owner, body })
})
afterEach(() => expectSound(shop))

async function asked() {
  const { number, total } = await paidOrder(shop, gateway, member, [1000])
  const look = await shop.call(readGiveBack, { as: first, params: { orderNumber: number } })
  const done = await give(shop, first, number, choose(look.data, { lines: [0], fees: true }))
  const waiting = await shop.call(listAskedGiveBacks, { as: first })
  const row = waiting.data.giveBacks.find(({ orderNumber }) => orderNumber === number)
  return { number, total, done, giveBackId: row?.id ?? '', look: look.data }
}
const answer = (as: StaffCaller, giveBackId: string, agreed: boolean, reason: string | null = null) =>
  shop.call(answerGiveBack, { as, params: { giveBackId }, body: { agreed, reason }, key: randomUUID() })

test('the limit is changed by whoever has the settings, and by nobody else', async () => {
  const { status } = await shop.call(changeGiveBackSettings, { as: first, body: { secondAbove: 0, shown: 10_000 } })
  expect(status).toBe(403)
  expect((await shop.call(listAskedGiveBacks, { as: first })).data.secondAbove).toBe(10_000)
})

test('above the limit nothing moves before another one agrees, and it is work until then', async () => {
  const { number, total, done, giveBackId } = await asked()
  expect(done.data).toMatchObject({ state: 'asked', amount: total })
  await shop.runJobs()
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', refunded: 0 })
  const queue = await shop.call(readQueue, { as: second })
  expect(queue.data.rows.find(({ kind }) => kind === 'agree-give-back')?.count).toBeGreaterThan(0)
  expect((await answer(first, giveBackId, true)).status).toBe(409)
  const press = await shop.staff('production')
  expect((await answer(press, giveBackId, true)).status).toBe(403)
  expect((await answer(second, randomUUID(), true)).status).toBe(404)
  const answers = await Promise.all([answer(second, giveBackId, true), answer(second, giveBackId, true)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await shop.runJobs()
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
  expect(await repaymentsOf(shop, number)).toHaveLength(1)
})

test('a refusal wants a reason and leaves everything as it was; meanwhile nothing else is given', async () => {
  const { number, giveBackId, look } = await asked()
  expect((await give(shop, first, number, choose(look, { extra: 1_000 }))).status).toBe(409)
  expect((await answer(second, giveBackId, false)).status).toBe(400)
  expect((await answer(second, giveBackId, false, '고객과 다시 이야기해 주세요.')).status).toBe(200)
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', refunded: 0 })
  expect((await give(shop, first, number, choose(look, { extra: 1_000 }))).status).toBe(200)
  await shop.runJobs()
  expect(await repaymentsOf(shop, number)).toEqual([{ cause: 'shop-refund', amount: 1_000, state: 'returned' }])
})

test('whoever is alone confirms with a reason, which the audit log keeps; with others there it is refused', async () => {
  const { number, total } = await paidOrder(shop, gateway, member, [1000])
  const look = await shop.call(readGiveBack, { as: first, params: { orderNumber: number } })
  const wish = choose(look.data, { lines: [0], fees: true })
  const early = await give(shop, first, number, wish, { aloneReason: '혼자 일합니다.' })
  expect(early.status).toBe(409)
  const { pool } = shop.container.database
  const away = `update staff_account set disabled_at = $1 where id <> $2`
  await pool.query(away, [new Date(), first.staffId])
  try {
    expect((await shop.call(readGiveBack, { as: first, params: { orderNumber: number } })).data.alone).toBe(true)
    expect((await give(shop, first, number, wish, { aloneReason: '혼자 일합니다.' })).data).toMatchObject({
      state: 'done',
    })
    const { rows } = await pool.query(
      `select detail from audit_log where action = 'give-back.alone' and order_number = $1`,
      [number],
    )
    expect(rows).toEqual([{ detail: { amount: total, reason: '혼자 일합니다.' } }])
  } finally {
    await pool.query(away, [null, first.staffId])
  }
  await shop.runJobs()
})
