import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deferOrders, readOwnCredit, recordCreditPayment, setTerms } from '#/contract/money/credit.contract.ts'
import { dayAfter } from '#/domain/calendar/business-days.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { closeCredit } from './make-statements.ts'

const MINUTE = 60_000
const DAY = 24 * 60
const DUE_DAYS = 10
let here: TestShop
let ahead: TestShop
let finance: StaffCaller
beforeAll(async () => {
  here = await testShop()
  ahead = await here.another()
  for (const shop of [here, ahead]) shop.clock.hold()
  finance = await here.staff('finance')
})

const own = async (shop: TestShop, as: MemberCaller) => (await shop.call(readOwnCredit, { as })).data
const defer = async (shop: TestShop, as: MemberCaller) => {
  const { orderNumber } = await placeFlyer(shop, as)
  return { orderNumber, status: (await shop.call(deferOrders, { as, body: { orderNumbers: [orderNumber] } })).status }
}
const closeBoth = () => Promise.all([here, ahead].map((shop) => closeCredit(shop.container)))

async function firm(): Promise<MemberCaller> {
  const member = await here.member()
  const terms = { limit: 100_000_000, statementDay: 1, dueDays: DUE_DAYS, reason: '연간 거래 계약' }
  const params = { memberId: member.memberId }
  const body = { ...terms, seen: await seenTerms(here, member.memberId) }
  expect((await here.call(setTerms, { as: finance, params, body })).status).toBe(200)
  return member
}

async function told(memberId: string): Promise<readonly string[]> {
  await here.runJobs()
  const { rows } = await here.container.database.pool.query<{ template: string }>(
    `select template from notification where member_id = $1 and template like 'credit-%'`,
    [memberId],
  )
  return rows.map(({ template }) => template).toSorted()
}

/** Ten minutes before midnight in Seoul; the other server's clock goes a quarter of an hour ahead. */
describe.each(['2026-12-31T14:50:00Z', '2028-02-29T14:50:00Z'])('deferred payment after %s', (evening) => {
  const closing = dayAfter(seoulDay(new Date(evening)))
  const at = (minutes: number) => {
    here.clock.set(new Date(Date.parse(evening) + minutes * MINUTE))
    ahead.clock.set(new Date(Date.parse(evening) + (minutes + 15) * MINUTE))
  }
  beforeEach(() => at(0))

  it('has one statement of a month, and every order on one of them', async () => {
    const member = await firm()
    const first = await defer(here, member)
    await closeBoth()
    // The one server is in the new month and has made its statement; in the other it is still the old one.
    const second = await defer(here, member)
    const third = await defer(ahead, member)
    for (const minutes of [20, -5, 3 * DAY, 0]) {
      at(minutes)
      await closeBoth()
    }
    const dueDay = seoulDay(daysAfter(seoulMidnight(closing), DUE_DAYS))
    const { statements } = await own(here, member)
    expect(statements).toMatchObject([{ closedDay: closing, dueDay }])
    expect(statements[0]?.lines.map(({ orderNumber }) => orderNumber)).toEqual([first.orderNumber])
    at(32 * DAY)
    await closeBoth()
    const later = (await own(here, member)).statements
    expect(later).toHaveLength(2)
    expect(later.flatMap(({ lines }) => lines.map(({ orderNumber }) => orderNumber)).toSorted()).toEqual(
      [first, second, third].map(({ orderNumber }) => orderNumber).toSorted(),
    )
    await expectSound(here)
  })

  it('puts what is ordered after a month that was no month on the statement of its own month', async () => {
    const member = await firm()
    const first = await defer(here, member)
    at(32 * DAY)
    await closeBoth()
    at(-DAY)
    await closeBoth()
    const second = await defer(here, member)
    for (const minutes of [20, 3 * DAY]) {
      at(minutes)
      await closeBoth()
    }
    const linesOf = async () =>
      (await own(here, member)).statements.map(({ lines }) => lines.map(({ orderNumber }) => orderNumber))
    const third = await defer(here, member)
    at(32 * DAY)
    await closeBoth()
    expect(await linesOf()).toEqual([[third.orderNumber], [second.orderNumber], [first.orderNumber]])
    const days = (await own(here, member)).statements.map(({ closedDay }) => closedDay)
    expect(days).toEqual([...new Set(days)].toSorted().toReversed())
    expect(days[1]).toBe(closing)
    await expectSound(here)
  })

  it('is held after the last day in Seoul and told so once, and goes on when it is paid', async () => {
    const member = await firm()
    await defer(here, member)
    at(20)
    await closeBoth()
    const over = (DUE_DAYS + 1) * DAY + 10
    at(over - 1)
    expect(await own(here, member)).toMatchObject({ overdue: 0, refusal: null })
    const [statement] = (await own(here, member)).statements
    expect((await defer(here, member)).status).toBe(200)
    expect((await defer(ahead, member)).status).toBe(409)
    for (const minutes of [over - 3 * DAY, over, over - DAY, over + DAY, over - 3 * DAY, over]) {
      at(minutes)
      await closeBoth()
    }
    expect(await told(member.memberId)).toEqual(['credit-overdue', 'credit-reminder', 'credit-statement'])
    expect((await defer(here, member)).status).toBe(409)
    const paid = await here.call(recordCreditPayment, {
      as: finance,
      params: { statementId: statement?.id ?? '' },
      body: { amount: statement?.open ?? 0, receivedDay: seoulDay(here.clock.now()), memo: '' },
    })
    expect(paid.status).toBe(200)
    for (const minutes of [over, over + DAY, over - DAY]) {
      at(minutes)
      await closeBoth()
      expect(await own(ahead, member)).toMatchObject({ overdue: 0, refusal: null })
    }
    expect((await told(member.memberId)).filter((one) => one === 'credit-overdue')).toHaveLength(1)
    await expectSound(here)
  })
})
