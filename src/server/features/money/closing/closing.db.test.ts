import { sql } from '#/server/platform/db/drizzle.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import * as closing from '#/contract/money/closing.contract.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { bankCsv, bankTime, importBank, nameShopAccount } from '#tests/support/orders/bank-transfer.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { bankDifferences, gatewayDifferences } from './compared.repo.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller
/** The day on which everything of this file is paid: shop and gateway share a clock far from midnight and from the end of a month. */
let day: string

beforeAll(async () => {
  const clock = { now: () => Date.now() }
  gateway = await practiceGateway({ now: () => clock.now() })
  shop = await testShop({ env: gateway.env })
  clock.now = () => shop.clock.now().getTime()
  shop.clock.set(`${seoulDay(new Date(Date.now() + 31 * 86_400_000)).slice(0, 7)}-10T12:00:00+09:00`)
  member = await shop.member()
  finance = await shop.staff('finance')
  await nameShopAccount(shop)
  day = seoulDay(shop.clock.now())
})

const compare = async () => (await shop.call(closing.compareDay, { as: finance, params: { day } })).data
const openOf = (found: closing.DayOfClosing) => found.differences.filter(({ settled }) => settled === null)
const close = () => shop.call(closing.closeDay, { as: finance, params: { day }, key: randomUUID() })
const explain = (differenceId: string, reason = '확인함') =>
  shop.call(closing.explainDifference, { as: finance, params: { differenceId }, body: { reason }, key: randomUUID() })

test('days and months that no calendar has are refused where they stand, and far ones are empty', async () => {
  const as = finance
  const status = async (url: string) => (await shop.app.inject({ url, headers: as.headers })).statusCode
  for (const nonsense of ['2026-02-30', '0000-00-00', '0000-01-01', '0001-01-01', '2026-13-01', '2026-1-1', 'abc'])
    expect(await status(`/api/staff/closing-days/${nonsense}`), nonsense).toBe(400)
  for (const far of ['0001-01-02', '9999-12-31']) expect(await status(`/api/staff/closing-days/${far}`), far).toBe(200)
  for (const nonsense of ['0000-01', '2026-13', '2026'])
    expect(await status(`/api/staff/closing-months/${nonsense}`), nonsense).toBe(400)
  for (const far of ['0001-01', '9999-12']) expect(await status(`/api/staff/closing-months/${far}`), far).toBe(200)
  const sheet = (period: string) => status(`/api/staff/journal-sheet?format=csv&period=${period}`)
  for (const nonsense of ['0000-00-00', '2026-02-30', '2026-13', '2026']) expect(await sheet(nonsense)).toBe(400)
})

describe('the close of a day', () => {
  test('agrees where each payment and refund stands in the books as the gateway settles it', async () => {
    const [kept, back] = [await placeFlyer(shop, member), await placeFlyer(shop, member)]
    await payFor(shop, gateway, member, [kept.orderNumber])
    await payFor(shop, gateway, member, [back.orderNumber])
    await shop.call(cancelOrder, {
      as: member,
      params: { orderNumber: back.orderNumber },
      body: { reason: '필요 없음' },
    })
    await shop.runJobs()
    const found = await compare()
    expect(openOf(found)).toEqual([])
    expect(found.figures).toContainEqual({
      means: '카드',
      count: 2,
      ours: kept.total + back.total,
      theirs: kept.total + back.total,
    })
    expect(found.figures).toContainEqual({ means: '환불', count: 1, ours: -back.total, theirs: -back.total })
    expect(found.hindrance).toContain('그날이 지난 뒤에')
  })

  test('shows a line that only the gateway has, one of another amount, and an open line of the bank, each as an object', async () => {
    const { orderNumber, total } = await placeFlyer(shop, member)
    const { gatewayOrderId } = await payFor(shop, gateway, member, [orderNumber])
    await importBank(shop, finance, bankCsv([{ at: bankTime(shop), name: '종이나라', amount: 5_000 }]))
    await compare()
    // Three planted faults: the gateway's list says more, tells of a stranger, and forgets one.
    await shop.container.database.db.execute(sql`
      update gateway_settlements set amount = amount + 100 where gateway_order_id = ${gatewayOrderId}`)
    await shop.container.database.db.execute(sql`
      insert into gateway_settlements select 'txs_stranger', 'sb_stranger', 'jk-stranger', method, 700, 0, 700, sold_on, paid_out_on, read_at
        from gateway_settlements where gateway_order_id = ${gatewayOrderId}`)
    const { db } = shop.container.database
    const found = [...(await gatewayDifferences(db, day)), ...(await bankDifferences(db, day))]
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'other-amount', ours: total, theirs: total + 100, orderNumber }),
    )
    expect(found).toContainEqual(expect.objectContaining({ kind: 'gateway-only', subject: 'jk-stranger', theirs: 700 }))
    expect(found).toContainEqual(expect.objectContaining({ kind: 'bank-open', theirs: 5_000 }))
    expect(found).toHaveLength(3)
    await shop.container.database.db.execute(
      sql`delete from gateway_settlements where gateway_order_id = ${gatewayOrderId}`,
    )
    expect((await gatewayDifferences(db, day)).map(({ kind }) => kind)).toEqual(
      ['books-only', 'gateway-only'].toSorted(),
    )
    // Asked again, the list is the gateway's own: only the bank's line is left.
    expect(openOf(await compare()).map(({ kind }) => kind)).toEqual(['bank-open'])
  })

  test('waits for a reason, is made once, and stays as it was closed', async () => {
    const [open] = openOf(await compare())
    shop.clock.forward({ days: 1 })
    expect((await close()).failure?.message).toContain('차이 1건')
    expect((await explain(open?.id ?? '', '종이 거래처가 잘못 보낸 돈')).status).toBe(200)
    expect((await explain(open?.id ?? '')).failure?.code).toBe('CONFLICT')
    const again = await compare()
    expect(again.differences).toMatchObject([{ settled: 'explained', reason: '종이 거래처가 잘못 보낸 돈' }])
    const answers = await Promise.all([close(), close()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await compare()).closed).not.toBeNull()
  })
})

describe('the close of a month', () => {
  const monthOf = () => day.slice(0, 7)
  const closeMonth = () =>
    shop.call(closing.closeMonth, { as: finance, params: { month: monthOf() }, key: randomUUID() })
  const book = (at: Date) =>
    shop.container.database.transaction((tx) =>
      postBookings(tx, at, [
        {
          id: randomUUID(),
          kind: 'order-receivable',
          reference: randomUUID(),
          memo: '늦은 기록',
          attemptId: null,
          entries: [
            { account: 'bank', amount: 10 },
            { account: 'sales', amount: -10 },
          ],
        },
      ]),
    )

  test('comes after its last day, and then nothing can be booked into it until the owner opens it again', async () => {
    expect((await closeMonth()).failure?.message).toContain('달이 끝난 뒤에')
    const within = new Date(`${day}T12:00:00+09:00`)
    shop.clock.forward({ days: 31 })
    expect((await closeMonth()).data.closed).not.toBeNull()
    await expect(book(within)).rejects.toThrow()
    await book(shop.clock.now())
    const reopen = (as: StaffCaller) =>
      shop.call(closing.reopenMonth, {
        as,
        params: { month: monthOf() },
        body: { reason: '빠진 기록' },
        key: randomUUID(),
      })
    expect((await reopen(finance)).status).toBe(403)
    const owner = await shop.staff('administrator')
    expect((await reopen(owner)).status).toBe(200)
    expect((await reopen(owner)).failure?.code).toBe('CONFLICT')
    await book(within)
    const { reopened } = (await shop.call(closing.readClosingMonth, { as: finance, params: { month: monthOf() } })).data
    expect(reopened?.reason).toBe('빠진 기록')
  })
})

test('the journal of the month balances and goes to nobody without the right', async () => {
  const url = `/api/staff/journal-sheet?period=${day.slice(0, 7)}&format=csv`
  const answer = await shop.app.inject({ url, headers: finance.headers })
  const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('일자,전표번호,구분,계정과목,거래처,적요,차변,대변')
  const vouchers = new Map<string, number>()
  for (const line of lines.slice(1, -1)) {
    const [at, voucher, side, , , , debit, credit] = line.split(',')
    expect(side).toBe(debit ? '차변' : '대변')
    const name = `${at} ${voucher}`
    vouchers.set(name, (vouchers.get(name) ?? 0) + Number(debit) - Number(credit))
  }
  expect(vouchers.size).toBeGreaterThan(1)
  expect([...vouchers].filter(([, sum]) => sum !== 0)).toEqual([])
  const [debit, credit] = (lines.at(-1) ?? '').split(',').slice(-2)
  expect(debit).toBe(credit)
  expect(Number(debit)).toBeGreaterThan(0)
  const clerk = await shop.staff('production')
  expect((await shop.app.inject({ url, headers: clerk.headers })).statusCode).toBe(403)
  expect((await shop.call(closing.readClosingDay, { as: clerk, params: { day } })).status).toBe(403)
})
