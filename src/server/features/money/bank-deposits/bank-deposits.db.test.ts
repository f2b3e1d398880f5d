import { sql } from '#/server/platform/db/drizzle.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as desk from '#/contract/money/bank-deposits.contract.ts'
import { readDeposit, startPayment } from '#/contract/money/payments.contract.ts'
import { listRepayments, readRepaymentAccount, recordTransfer } from '#/contract/money/staff-repayments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import {
  awaitedFlyer,
  bankCsv,
  bankRowsOf,
  bankTime,
  importBank,
  nameShopAccount,
  previewBank,
  SHOP_BANK,
} from '#tests/support/orders/bank-transfer.ts'
import { reconcileNow } from '#tests/support/orders/taken-back.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { seenRepayment } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let finance: StaffCaller
let second: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  byDay(shop)
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
  second = await shop.staff('finance')
  await nameShopAccount(shop)
})

let names = 0
const freshName = () => `홍길${String.fromCharCode(0xac00 + 28 * (names += 1))}`
const paymentOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.payment
const match = (as: StaffCaller, body: { rowIds: string[]; orderNumbers: string[]; as?: 'payment' | 'owed' }) =>
  shop.call(desk.matchBankRows, { as, body, key: randomUUID() })

/** A transfer in the bank's list that nothing is waiting for by itself. */
async function strayDeposit(name: string, amount: number) {
  await importBank(shop, finance, bankCsv([{ at: bankTime(shop, (names += 1)), name, amount }]))
  const row = (await bankRowsOf(shop, finance, 'open')).find((found) => found.name === name)
  if (!row) throw new Error(`no row of ${name}`)
  return row
}
async function bankBalance(orderNumber: string) {
  const { rows } = await shop.container.database.db.execute<{ sum: number }>(sql`
    select coalesce(sum(p.amount), 0)::float8 as sum from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
     where t.memo = ${orderNumber} and p.account = 'bank'`)
  return rows[0]?.sum
}

describe('an order that is paid by transfer to the shop', () => {
  test('waits with the account, the name and the term, and is paid once the bank tells of the money', async () => {
    const depositor = freshName()
    const order = await awaitedFlyer(shop, member, depositor)
    expect(order).toMatchObject({ waits: true, paid: false })
    const params = { orderNumber: order.orderNumber }
    const { data: waiting } = await shop.call(readDeposit, { as: member, params })
    expect(waiting).toMatchObject({
      state: 'waiting-deposit',
      amount: order.total,
      account: { ...SHOP_BANK, depositor },
    })
    const imported = await importBank(
      shop,
      finance,
      bankCsv([{ at: bankTime(shop), name: depositor, amount: order.total, balance: 1 }]),
    )
    expect(imported.body).toMatchObject({ lines: 1, added: 1, known: 0, unread: 0 })
    expect(await paymentOf(order.orderNumber)).toBe('paid')
    expect(await bankBalance(order.orderNumber)).toBe(order.total)
    const [row] = await bankRowsOf(shop, finance, 'matched')
    expect(row).toMatchObject({ state: 'matched', match: { kind: 'automatic', orderNumbers: [order.orderNumber] } })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('is not offered without an account of the shop or without a name', async () => {
    const order = await placeFlyer(shop, member)
    const body = { orderNumbers: [order.orderNumber], method: 'bank' as const }
    const nameless = await shop.call(startPayment, { as: member, body, key: randomUUID() })
    expect(nameless.failure?.fields).toMatchObject({ depositor: '입금자 이름을 입력해 주세요.' })
    const bare = await testShop()
    const customer = await bare.member()
    const theirs = await placeFlyer(bare, customer)
    const asked = { orderNumbers: [theirs.orderNumber], method: 'bank' as const, depositor: '김직지' }
    const refused = await bare.call(startPayment, { as: customer, body: asked, key: randomUUID() })
    expect(refused.failure?.code).toBe('CONFLICT')
  })

  test('lapses some days after its term, and a transfer that was in time still pays it', async () => {
    const depositor = freshName()
    const order = await awaitedFlyer(shop, member, depositor)
    const at = bankTime(shop)
    shop.clock.forward({ days: 13 })
    await reconcileNow(shop)
    expect(await paymentOf(order.orderNumber)).toBe('unpaid')
    await importBank(shop, finance, bankCsv([{ at, name: depositor, amount: order.total }]))
    expect(await paymentOf(order.orderNumber)).toBe('paid')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('is cancelled with its money sent back by hand, and a line of the bank confirms that', async () => {
    const depositor = freshName()
    const { orderNumber, total } = await awaitedFlyer(shop, member, depositor)
    await importBank(shop, finance, bankCsv([{ at: bankTime(shop), name: depositor, amount: total }]))
    const refundAccount = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
    await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '필요 없음', refundAccount } })
    await shop.runJobs()
    const { repayments } = (await shop.call(listRepayments, { as: finance, query: {} })).data
    const owed = repayments.find((row) => row.orderNumbers.includes(orderNumber))
    expect(owed).toMatchObject({ state: 'refused', failureCode: 'SENT_BY_HAND', amount: total })
    const look = { params: { repaymentId: owed?.id ?? '' } }
    expect((await shop.call(readRepaymentAccount, { as: finance, ...look })).data).toEqual({
      bank: '신한은행',
      accountNumber: '110123456789',
      holderName: '김직지',
    })
    const clerk = await shop.staff('service')
    expect((await shop.call(readRepaymentAccount, { as: clerk, ...look })).status).toBe(403)
    await importBank(shop, finance, bankCsv([{ at: bankTime(shop, 1), name: '김직지', amount: -total }]))
    const sent = (await bankRowsOf(shop, finance, 'withdrawals')).find(({ amount }) => amount === -total)
    expect(sent?.refunds.map(({ repaymentId }) => repaymentId)).toContain(owed?.id)
    const confirm = { params: { rowId: sent?.id ?? '' }, body: { repaymentId: owed?.id ?? '' } }
    expect((await shop.call(desk.confirmBankRefund, { as: finance, ...confirm, key: randomUUID() })).status).toBe(200)
    expect(await paymentOf(orderNumber)).toBe('refunded')
    expect((await shop.call(readRepaymentAccount, { as: finance, ...look })).status).toBe(404)
    expect(await bankBalance(orderNumber)).toBe(0)
    const again = await shop.call(desk.confirmBankRefund, { as: second, ...confirm, key: randomUUID() })
    expect(again.failure?.code).toBe('CONFLICT')
    const twice = {
      params: { repaymentId: owed?.id ?? '' },
      body: { note: '손으로 한 번 더', seen: await seenRepayment(shop, owed?.id ?? '') },
    }
    expect((await shop.call(recordTransfer, { as: finance, ...twice, key: randomUUID() })).failure?.code).toBe(
      'CONFLICT',
    )
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('the list of a bank', () => {
  test('is shown before anything is kept, and the same file or an overlapping one adds nothing twice', async () => {
    const [one, two, three] = [1, 2, 3].map((nth) => ({
      at: bankTime(shop, 300 + nth),
      name: freshName(),
      amount: 1000 * nth,
    }))
    if (!one || !two || !three) throw new Error('three')
    const first = bankCsv([one, two])
    const { body: preview } = await previewBank(shop, finance, { content: first })
    expect(preview).toMatchObject({ lines: 2, known: 0, deposits: { count: 2, sum: 3000 }, problem: null })
    expect((await importBank(shop, finance, first)).body).toMatchObject({ added: 2, known: 0 })
    expect((await importBank(shop, second, first)).body).toMatchObject({ added: 0, known: 2 })
    expect((await importBank(shop, finance, bankCsv([three, two]))).body).toMatchObject({ added: 1, known: 1 })
  })

  test('two transfers that are alike in every column are two', async () => {
    const row = { at: bankTime(shop, 400), name: freshName(), amount: 5_500 }
    expect((await importBank(shop, finance, bankCsv([row, row]))).body).toMatchObject({ added: 2 })
    expect((await importBank(shop, finance, bankCsv([row, row, row]))).body).toMatchObject({ added: 1, known: 2 })
  })

  test('that is another file is refused in words, and a formula in a cell stays words', async () => {
    const wrong = await previewBank(shop, finance, { content: '품목,수량\r\n명함,3\r\n' })
    expect(wrong).toMatchObject({ status: 400 })
    expect(wrong.body.message).toContain('거래일시와 입금액이 있는 표를 찾지 못했습니다')
    const at = bankTime(shop, 500)
    await importBank(shop, finance, bankCsv([{ at, name: '=HYPERLINK("http://x")', amount: 7_700 }]))
    const rows = await bankRowsOf(shop, finance, 'open')
    expect(rows.find(({ amount }) => amount === 7_700)?.name).toBe('=HYPERLINK("http://x")')
    const broken = await previewBank(shop, finance, {
      content: bankCsv([{ at: '2026-13-40', name: '누구', amount: 1 }]),
    })
    expect(broken.body).toMatchObject({ lines: 0, unreadCount: 1 })
  })
})

describe('a transfer by hand', () => {
  test('pays several orders, and what is over goes back', async () => {
    const [a, b] = [await placeFlyer(shop, member), await placeFlyer(shop, member)]
    const row = await strayDeposit(freshName(), a.total + b.total + 900)
    const orderNumbers = [a.orderNumber, b.orderNumber]
    const { data } = await match(finance, { rowIds: [row.id], orderNumbers })
    expect(data.over).toBe(900)
    await shop.runJobs()
    expect(await Promise.all(orderNumbers.map(paymentOf))).toEqual(['paid', 'paid'])
    const { repayments } = (await shop.call(listRepayments, { as: finance, query: {} })).data
    expect(repayments.find(({ amount }) => amount === 900)).toMatchObject({
      cause: 'other-amount',
      state: 'needs-account',
    })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('that is too little is refused, and two together pay', async () => {
    const order = await placeFlyer(shop, member)
    const [part, rest] = [await strayDeposit(freshName(), 1_000), await strayDeposit(freshName(), order.total - 1_000)]
    const orderNumbers = [order.orderNumber]
    const short = await match(finance, { rowIds: [part.id], orderNumbers })
    expect(short.failure?.message).toContain('모자랍니다')
    expect((await match(finance, { rowIds: [part.id, rest.id], orderNumbers })).status).toBe(200)
    expect(await paymentOf(order.orderNumber)).toBe('paid')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('is put to use once: of two at the same moment the second hears who was faster', async () => {
    const [mine, theirs] = [await placeFlyer(shop, member), await placeFlyer(shop, member)]
    const row = await strayDeposit(freshName(), mine.total)
    const answers = await Promise.all([
      match(finance, { rowIds: [row.id], orderNumbers: [mine.orderNumber] }),
      match(second, { rowIds: [row.id], orderNumbers: [theirs.orderNumber] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.failure?.message).toContain('님이 주문에 맞춘 입금입니다')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('is undone: the order waits again, the row is open, and the right order takes it', async () => {
    const depositor = freshName()
    const order = await awaitedFlyer(shop, member, depositor)
    const right = await placeFlyer(shop, member)
    await importBank(shop, finance, bankCsv([{ at: bankTime(shop, 700), name: depositor, amount: order.total }]))
    const [row] = (await bankRowsOf(shop, finance, 'matched')).filter(({ name }) => name === depositor)
    const params = { matchId: row?.match?.id ?? '' }
    const undo = { as: finance, params, body: { reason: '다른 분의 입금' } }
    expect((await shop.call(desk.undoBankMatch, { ...undo, key: randomUUID() })).data.orderNumbers).toEqual([
      order.orderNumber,
    ])
    await shop.runJobs()
    expect(await paymentOf(order.orderNumber)).toBe('waiting-deposit')
    expect((await shop.call(desk.undoBankMatch, { ...undo, key: randomUUID() })).failure?.code).toBe('CONFLICT')
    const taken = await match(finance, { rowIds: [row?.id ?? ''], orderNumbers: [right.orderNumber] })
    expect(taken.status).toBe(200)
    expect(await paymentOf(right.orderNumber)).toBe('paid')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('for an order that is paid already becomes money that goes back', async () => {
    const order = await placeFlyer(shop, member)
    const [first, again] = [await strayDeposit(freshName(), order.total), await strayDeposit(freshName(), order.total)]
    const orderNumbers = [order.orderNumber]
    await match(finance, { rowIds: [first.id], orderNumbers })
    const refused = await match(finance, { rowIds: [again.id], orderNumbers })
    expect(refused.failure?.message).toContain('이미 결제한 주문입니다')
    expect((await match(finance, { rowIds: [again.id], orderNumbers, as: 'owed' })).status).toBe(200)
    await shop.runJobs()
    const { repayments } = (await shop.call(listRepayments, { as: finance, query: {} })).data
    expect(repayments.find((row) => row.orderNumbers.includes(order.orderNumber))).toMatchObject({
      cause: 'paid-twice',
    })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('of no order is set aside with a reason, and can be taken out again', async () => {
    const row = await strayDeposit(freshName(), 321)
    const params = { rowId: row.id }
    await shop.call(desk.setBankRowAside, { as: finance, params, body: { reason: '예금 이자' } })
    expect((await bankRowsOf(shop, finance, 'set-aside')).map(({ id }) => id)).toContain(row.id)
    const late = await shop.call(desk.setBankRowAside, { as: second, params, body: { reason: '다른 이유' } })
    expect(late.failure?.code).toBe('CONFLICT')
    await shop.call(desk.setBankRowAside, { as: second, params, body: { reason: null } })
    expect((await bankRowsOf(shop, finance, 'open')).map(({ id }) => id)).toContain(row.id)
  })
})

test('who has no right over money sees and moves none of it', async () => {
  const clerk = await shop.staff('production')
  expect((await shop.call(desk.listBankRows, { as: clerk, query: {} })).status).toBe(403)
  expect((await previewBank(shop, clerk, { content: bankCsv([]) })).status).toBe(403)
  const nobody = await match(finance, { rowIds: [randomUUID()], orderNumbers: ['20261120-AAAAAA'] })
  expect(nobody.status).toBe(404)
  expect((await match(clerk, { rowIds: [randomUUID()], orderNumbers: ['20261120-AAAAAA'] })).status).toBe(403)
})
