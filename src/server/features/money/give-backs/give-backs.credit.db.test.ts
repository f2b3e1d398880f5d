import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as credit from '#/contract/money/credit.contract.ts'
import { previewGiveBack, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { closeCredit } from '#/server/features/money/credit/make-statements.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { addFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { choose, give } from '#tests/support/orders/give-back.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, moneyOf } from '#tests/support/orders/taken-back.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let finance: StaffCaller
let member: MemberCaller
beforeAll(async () => {
  const gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  shop.clock.hold()
  finance = await shop.staff('finance')
})
beforeEach(async () => {
  member = await shop.member()
  const body = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약' }
  const seen = await seenTerms(shop, member.memberId)
  await shop.call(credit.setTerms, { as: finance, params: { memberId: member.memberId }, body: { ...body, seen } })
})
// Orders, books and statements say the same, whatever was done.
afterEach(() => expectSound(shop))

/** Two lines, owed. */
async function owedOrder() {
  const items = [await addFlyer(shop, member, 1000), await addFlyer(shop, member, 2000)]
  const body = await sheetFor(shop, member, items)
  const { orderNumber: number, total } = (await shop.call(placeOrder, { as: member, body })).data
  await shop.call(credit.deferOrders, { as: member, body: { orderNumbers: [number] } })
  return { number, total }
}
const look = async (number: string) =>
  (await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })).data
const own = async () => (await shop.call(credit.readOwnCredit, { as: member })).data

async function billed() {
  const month = seoulDay(shop.clock.now()).slice(0, 7)
  do shop.clock.forward({ days: 1 })
  while (seoulDay(shop.clock.now()).slice(0, 7) === month)
  finance = await shop.staff('finance')
  await closeCredit(shop.container)
  const [statement] = (await own()).statements
  if (!statement) throw new Error('no statement was made')
  return statement
}
const pay = (statementId: string, amount: number) =>
  shop.call(credit.recordCreditPayment, {
    as: finance,
    params: { statementId },
    body: { amount, receivedDay: seoulDay(shop.clock.now()), memo: '' },
  })

test('a line that is cancelled before the statement is owed and billed no more', async () => {
  const { number, total } = await owedOrder()
  const facts = await look(number)
  expect(facts).toMatchObject({ unpaid: false, left: { cash: 0, debt: total } })
  const { data } = await give(shop, finance, number, choose(facts, { lines: [0] }))
  const left = total - data.amount
  expect(data.amount).toBeGreaterThan(0)
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'deferred', receivable: left })
  expect((await balancesOf(shop, number))['customer-receivable']).toBe(left)
  expect(await billed()).toMatchObject({ total: left, open: left })
  // The order says it too, and not that money goes out.
  const order = (await shop.call(readOrder, { as: member, params: { orderNumber: number } })).data
  expect(order).toMatchObject({ amounts: { total }, loweredTotal: data.amount, refundedTotal: 0 })
  expect(order.timeline.map(({ text }) => text)).toContain('담당자가 후불로 내실 금액을 줄였습니다.')
  expect(order.timeline.some(({ text }) => text.includes('환불'))).toBe(false)
})

test('an amount after the statement makes it ask for less, and what is paid closes it', async () => {
  const { number, total } = await owedOrder()
  const statement = await billed()
  await give(shop, finance, number, choose(await look(number), { extra: 10_000 }))
  expect((await own()).statements[0]).toMatchObject({ total, open: total - 10_000 })
  expect((await pay(statement.id, total)).status).toBe(400)
  expect((await pay(statement.id, total - 10_000)).status).toBe(200)
  expect((await own()).statements[0]).toMatchObject({ open: 0 })
  // What was paid already is given back once its record is taken back.
  const body = choose(await look(number), { extra: 1_000 })
  const more = await shop.call(previewGiveBack, { as: finance, params: { orderNumber: number }, body })
  expect(more.failure?.message).toContain('입금 기록을 먼저')
})

test('with its last line the order is cancelled and nothing is owed', async () => {
  const { number, total } = await owedOrder()
  await give(shop, finance, number, choose(await look(number), { lines: [1] }))
  const { data } = await give(shop, finance, number, choose(await look(number), { lines: [0], fees: true }))
  expect(data.amount).toBeLessThan(total)
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'cancelled', receivable: 0 })
  expect(await balancesOf(shop, number)).toEqual({})
  expect(await own()).toMatchObject({ owed: 0 })
})

test('the statement of the order tells what is owed no more as an amount that is lowered, and of what', async () => {
  const { number } = await owedOrder()
  const params = { orderNumber: number, document: 'statement' as const }
  const last = async () => (await shop.call(readOrderDocument, { as: member, params })).data.items.at(-1)
  shop.clock.forward({ minutes: 1 })
  await give(shop, finance, number, choose(await look(number), { copies: [[0, 100]] }))
  expect(await last()).toMatchObject({ name: '감액', details: [expect.stringMatching(/가운데 100장$/)] })
  shop.clock.forward({ minutes: 1 })
  await give(shop, finance, number, choose(await look(number), { lines: [0, 1], fees: true }))
  expect(await last()).toMatchObject({ name: '거래 취소' })
})
