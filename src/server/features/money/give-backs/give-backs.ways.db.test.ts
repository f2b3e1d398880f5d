import { sql } from '#/server/platform/db/drizzle.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { listOwnRepayments, nameOwnAccount } from '#/contract/money/repayments.contract.ts'
import { listRepayments, recordTransfer, sendRepayment } from '#/contract/money/staff-repayments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { choose, give, paidOrder, repaymentsOf } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, bank, moneyOf, paidTogether } from '#tests/support/orders/taken-back.ts'
import { seenRepayment } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller
const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
})
afterEach(() => expectSound(shop))

const look = async (number: string) =>
  (await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })).data
const own = async (number: string) =>
  (await shop.call(listOwnRepayments, { as: member, params: { orderNumber: number } })).data
const nameAccount = (number: string, repaymentId: string, refundAccount = ACCOUNT) =>
  shop.call(nameOwnAccount, { as: member, params: { orderNumber: number, repaymentId }, body: { refundAccount } })

describe('a deposit', () => {
  test('waits for an account, goes there, and the account is forgotten', async () => {
    const { number } = await paidOrder(shop, gateway, member, [1000, 2000], '가상계좌')
    const facts = await look(number)
    const { data } = await give(shop, finance, number, choose(facts, { lines: [0] }))
    const [row] = (await own(number)).repayments
    expect(row).toMatchObject({
      state: 'needs-account',
      needsAccount: true,
      method: '가상계좌',
      words: '불편을 드려 죄송합니다.',
    })
    expect((await nameAccount(number, row?.id ?? '', { ...ACCOUNT, bank: '999' })).status).toBe(400)
    expect((await nameAccount(number, row?.id ?? '')).status).toBe(200)
    await shop.runJobs()
    expect(await repaymentsOf(shop, number)).toMatchObject([{ state: 'returned' }])
    expect(await moneyOf(shop, number)).toMatchObject({
      payment: 'partly-refunded',
      refunded: 'amount' in data ? data.amount : -1,
    })
    const { rows } = await shop.container.database.db.execute(
      sql`select 1 from payment_refunds where refund_account is not null`,
    )
    expect(rows).toEqual([])
  })

  test('whose account the bank refuses is a task, sent by another account or by hand', async () => {
    for (const end of ['another', 'hand'] as const) {
      const { number } = await paidOrder(shop, gateway, member, [1000], '가상계좌')
      await give(shop, finance, number, choose(await look(number), { extra: 5_000 }))
      const [row] = (await own(number)).repayments
      const repaymentId = row?.id ?? ''
      await nameAccount(number, repaymentId, { ...ACCOUNT, holderName: '불일치' })
      await shop.runJobs()
      const listed = (await shop.call(listRepayments, { as: finance, query: {} })).data.repayments
      expect(listed.find(({ id }) => id === repaymentId)).toMatchObject({
        state: 'refused',
        late: false,
        cause: 'shop-refund',
      })
      const params = { repaymentId }
      const seen = await seenRepayment(shop, repaymentId)
      if (end === 'another')
        await shop.call(sendRepayment, { as: finance, params, body: { refundAccount: ACCOUNT, seen } })
      else await shop.call(recordTransfer, { as: finance, params, body: { note: '11월 23일 신한 김직지', seen } })
      await shop.runJobs()
      expect(await moneyOf(shop, number)).toMatchObject({ payment: 'partly-refunded', refunded: 5_000 })
    }
  })

  test('that the bank takes back meanwhile is owed no more', async () => {
    const { number, payment } = await paidOrder(shop, gateway, member, [1000], '가상계좌')
    await give(shop, finance, number, choose(await look(number), { extra: 5_000 }))
    await bank(shop, gateway, payment, 'back')
    await shop.runJobs()
    expect(await repaymentsOf(shop, number)).toMatchObject([{ state: 'reversed' }])
    expect((await look(number)).refusal).toContain('이의제기')
  })
})

describe('a card', () => {
  test('takes rows of refunds until the whole, account by account, and nothing is ever given twice', async () => {
    const { number, total } = await paidOrder(shop, gateway, member, [1000, 2000])
    await give(shop, finance, number, choose(await look(number), { copies: [[0, 333]] }))
    await give(shop, finance, number, choose(await look(number), { extra: 777 }))
    await shop.runJobs()
    await give(shop, finance, number, choose(await look(number), { fees: true }))
    expect((await give(shop, finance, number, choose(await look(number), { copies: [[0, 668]] }))).status).toBe(409)
    await give(shop, finance, number, choose(await look(number), { lines: [0] }))
    await shop.runJobs()
    await give(shop, finance, number, choose(await look(number), { lines: [1] }))
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
    expect(await balancesOf(shop, number)).toEqual({})
    expect((await look(number)).refusal).toContain('취소한')
  })

  test('keeps what was spent, also when the customer cancels the rest', async () => {
    const { number, total } = await paidOrder(shop, gateway, member, [1000, 2000])
    await give(shop, finance, number, choose(await look(number), { lines: [0], kept: 7_000 }))
    const cancel = { as: member, params: { orderNumber: number }, body: { reason: '필요 없음' } }
    expect((await shop.call(cancelOrder, cancel)).data).toMatchObject({ outcome: 'refunding' })
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'partly-refunded', refunded: total - 7_000 })
  })

  test('on its way is not given again with a cancellation', async () => {
    const { number, total } = await paidOrder(shop, gateway, member, [1000], '가상계좌')
    await give(shop, finance, number, choose(await look(number), { extra: 5_000 }))
    const body = { reason: '필요 없음', refundAccount: ACCOUNT }
    await shop.call(cancelOrder, { as: member, params: { orderNumber: number }, body })
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'partly-refunded', refunded: total - 5_000 })
    await nameAccount(number, (await own(number)).repayments[0]?.id ?? '')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
  })

  test('that paid several orders gives back of one of them', async () => {
    const { orders } = await paidTogether(shop, gateway, member, [1000, 2000])
    const [one, other] = orders
    const facts = await look(one?.orderNumber ?? '')
    await give(shop, finance, one?.orderNumber ?? '', choose(facts, { lines: [0], fees: true }))
    await shop.runJobs()
    expect(await moneyOf(shop, one?.orderNumber ?? '')).toMatchObject({ payment: 'refunded', refunded: one?.total })
    expect(await moneyOf(shop, other?.orderNumber ?? '')).toMatchObject({ payment: 'paid', refunded: 0 })
  })
})

test('points and e-money go back behind the money, and the order ends only with all of it', async () => {
  const { number, total } = await paidOrder(shop, gateway, member, [1000, 2000], '카드', { emoney: 0.4, points: 0.2 })
  const before = await look(number)
  const whole = before.left.cash + before.left.emoney + before.left.points
  expect(total).toBe(before.left.cash)
  await give(shop, finance, number, choose(before, { lines: [1] }))
  await shop.runJobs()
  const between = await look(number)
  expect(between.left.cash).toBe(0)
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'partly-refunded' })
  await give(shop, finance, number, choose(between, { lines: [0], fees: true }))
  await shop.runJobs()
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
  const { value } = await own(number)
  expect(total + value.emoney + value.points).toBe(whole)
  expect(await balancesOf(shop, number)).toEqual({})
})

test('an order that nobody paid is cancelled by the shop', async () => {
  const { orderNumber: number } = await placeFlyer(shop, member)
  const facts = await look(number)
  expect(facts).toMatchObject({ unpaid: true, refusal: null })
  expect((await give(shop, finance, number, choose(facts, { extra: 1_000 }))).status).toBe(409)
  expect((await give(shop, finance, number, choose(facts, { lines: [0] }))).data).toMatchObject({
    state: 'done',
    amount: 0,
  })
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'cancelled' })
})
