import { beforeAll, describe, expect, it } from 'vitest'
import { renew } from '#/contract/people/login.contract.ts'
import { profile } from '#/contract/people/profile.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { charge, emoneyOf } from '#tests/support/charges.ts'
import { openWindow, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
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
