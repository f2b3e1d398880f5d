import { beforeAll, describe, expect, it } from 'vitest'
import { renew } from '#/contract/people/login.contract.ts'
import { profile } from '#/contract/people/profile.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { charge, emoneyOf } from '#tests/support/charges.ts'
import { openWindow, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
import { expireAll } from '#/server/features/benefits/wallet/expire-value.ts'
import { remindOfEnding } from '#/server/features/benefits/wallet/remind-of-ending.ts'
import { VALUE_ENDS_DAYS } from '#/domain/ledger/ending.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { reconcileNow } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let right: TestShop
let wrong: TestShop
beforeAll(async () => {
  gateway = await practiceGateway()
  right = await testShop({ env: gateway.env })
  wrong = await right.another()
})

/** Two servers on one database; the clock of one of them jumps. */
describe.each([
  ['three hours behind', -3],
  ['three hours ahead', 3],
] as const)('a server whose clock is %s', (_name, hours) => {
  beforeAll(() => wrong.clock.set(new Date(Date.now() + hours * 3_600_000)))
  const bearer = async (shop: TestShop, sessionId: string) => {
    const { sessions, database } = shop.container
    return {
      authorization: `Bearer ${(await database.transaction((tx) => sessions.reissue(tx, sessionId))).accessToken}`,
    }
  }

  it('lets nobody in for longer than the other would, and its own tokens are renewed by the other', async () => {
    const member = await right.member()
    for (const [from, to] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const headers = await bearer(from, member.sessionId)
      const answer = await to.call(profile, { headers })
      expect([200, 401]).toContain(answer.status)
      if (answer.status === 401) expect(answer.failure?.message).toMatch(/[가-힣]/)
      expect((await from.call(profile, { headers })).status).toBe(200)
    }
    expect((await right.call(renew, { as: member })).status).toBeLessThan(500)
  })

  it('pays, charges and gives back once, whichever of them does what', async () => {
    const member = await right.member()
    const [a, b] = [await placeFlyer(right, member), await placeFlyer(wrong, member)]
    await payFor(wrong, gateway, member, [a.orderNumber])
    const body = await openWindow(right, gateway, member, [b.orderNumber])
    await Promise.all([right, wrong].map((shop) => shop.call(confirmPayment, { as: member, body })))
    await charge(wrong, gateway, member, 10_000)
    for (const shop of [wrong, right, wrong]) await reconcileNow(shop)
    for (const { orderNumber } of [a, b])
      expect((await right.call(readOrder, { as: member, params: { orderNumber } })).data.payment).toBe('paid')
    expect(await emoneyOf(right, member)).toBe(10_000)
    await expectSound(right)
  })
})

describe('a clock that jumps a day ahead, back again and behind', () => {
  const days = (shift: number) => wrong.clock.set(new Date(Date.now() + shift * 86_400_000))
  const pointsEnded = async (memberId: string) =>
    (
      await right.container.database.pool.query<{ times: number; amount: number }>(
        `select count(*)::int as times, coalesce(sum(abs(p.amount)), 0)::int as amount from ledger_transactions t
           join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.code = p.account
          where a.owner_id = $1 and t.kind = 'value-expire'`,
        [memberId],
      )
    ).rows[0]

  it('ends what is over once and nothing twice, whichever server ends it and both at once', async () => {
    const [member, other] = [await right.member(), await right.member()]
    const now = right.clock.now()
    await giveTo(right, member, 'points', 1_000, { expiresAt: daysAfter(now, 0.5) })
    await giveTo(right, other, 'points', 700, { expiresAt: daysAfter(now, 3) })
    days(-1)
    await expireAll(wrong.container)
    expect(await pointsEnded(member.memberId)).toMatchObject({ times: 0 })
    for (const shift of [1, -1, 1]) {
      days(shift)
      await Promise.all([right, wrong].map((shop) => expireAll(shop.container)))
    }
    expect(await pointsEnded(member.memberId)).toEqual({ times: 1, amount: 1_000 })
    expect(await pointsEnded(other.memberId)).toMatchObject({ times: 0 })
    await expectSound(right)
  })

  it('tells of what is about to end once', async () => {
    const member = await right.member()
    const ends = daysAfter(seoulMidnight(seoulDay(right.clock.now())), VALUE_ENDS_DAYS)
    await giveTo(right, member, 'points', 500, { expiresAt: ends })
    for (const shift of [-1, 0, 1, 0, -1]) {
      days(shift)
      await Promise.all([right, wrong].map((shop) => remindOfEnding(shop.container)))
      await right.runJobs()
    }
    const { rows } = await right.container.database.pool.query(
      `select 1 from notification where template = 'value-ends' and member_id = $1`,
      [member.memberId],
    )
    expect(rows).toHaveLength(1)
  })
})
