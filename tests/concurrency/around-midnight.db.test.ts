import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMyCoupons } from '#/contract/benefits/coupons.contract.ts'
import { agreeAdvance } from '#/contract/money/part-payment.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { dayAfter } from '#/domain/calendar/business-days.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { balancesOf } from '#/server/features/benefits/wallet/balances.ts'
import { expireAll } from '#/server/features/benefits/wallet/expire-value.ts'
import { remindRests } from '#/server/features/money/payments/remind-rests.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { couponFor } from '#tests/support/coupons.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { addFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { awaitedFlyer, nameShopAccount } from '#tests/support/orders/bank-transfer.ts'
import { largeOrder, payPart } from '#tests/support/orders/part-payment.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { reconcileNow } from '#tests/support/orders/taken-back.ts'
import { placeWithCoupons, sheetWithCoupons } from '#tests/support/sheet-with-coupons.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { templatesOf } from '#tests/support/told.ts'

let gateway: PracticeGateway
let here: TestShop
let ahead: TestShop
const MINUTE = 60_000
beforeAll(async () => {
  gateway = await practiceGateway()
  here = await testShop({ env: gateway.env })
  ahead = await here.another()
  for (const shop of [here, ahead]) shop.clock.hold()
})
afterEach(() => expectSound(here))

/** Ten minutes before midnight in Seoul; the other server's clock goes a quarter of an hour ahead. */
describe.each(['2026-12-31T14:50:00Z', '2028-02-29T14:50:00Z'])(
  'two servers about the midnight after %s',
  (evening) => {
    const today = seoulDay(new Date(evening))
    const midnight = seoulMidnight(dayAfter(today))
    const at = (minutes: number) => {
      here.clock.set(new Date(Date.parse(evening) + minutes * MINUTE))
      ahead.clock.set(new Date(Date.parse(evening) + (minutes + 15) * MINUTE))
    }
    const both = <T>(run: (shop: TestShop) => Promise<T>) => Promise.all([here, ahead].map(run))
    const cancel = (shop: TestShop, as: MemberCaller, orderNumber: string) =>
      shop.call(cancelOrder, { as, params: { orderNumber }, body: { reason: '다시 주문' } })
    beforeEach(() => at(0))

    it('let a coupon end once, and give it back with its old end or with a week', async () => {
      const member = await here.member()
      const { couponId } = await couponFor(here, member, { validDays: 1 })
      const coupon = async (shop: TestShop) =>
        (await shop.call(listMyCoupons, { as: member })).data.usable.find(({ id }) => id === couponId)
      expect(await coupon(here)).toMatchObject({ endsAt: midnight.toISOString() })
      expect(await coupon(ahead)).toBeUndefined()
      const { body } = await sheetWithCoupons(here, member, [couponId])
      expect((await ahead.call(placeOrder, { as: member, body })).status).toBe(409)
      const first = await here.call(placeOrder, { as: member, body })
      expect(first.status).toBe(200)
      await cancel(here, member, first.data.orderNumber)
      expect(await coupon(here)).toMatchObject({ endsAt: midnight.toISOString(), extended: false })
      const { orderNumber } = (await placeWithCoupons(here, member, [couponId])).data
      const answers = await both((shop) => cancel(shop, member, orderNumber))
      expect(answers.map(({ status }) => status)).toContain(200)
      const again = await here.call(listMyCoupons, { as: member })
      expect(again.data.usable.filter(({ id }) => id === couponId)).toHaveLength(1)
      const week = daysAfter(midnight, 8).toISOString()
      expect([midnight.toISOString(), week]).toContain((await coupon(here))?.endsAt)
      await expectSound(here)
    })

    it('give value of an order back once, to its lot or as a new one', async () => {
      const member = await here.member()
      await giveTo(here, member, 'points', 5_000, { expiresAt: midnight })
      await giveTo(here, member, 'emoney', 7_000, { expiresAt: midnight })
      const sheet = await sheetFor(here, member, [await addFlyer(here, member)])
      const benefits = { couponIds: [], points: 2_000, emoney: 3_000 }
      const body = { ...sheet, benefits, shownTotal: sheet.shownTotal - 5_000 }
      const refused = await ahead.call(placeOrder, { as: member, body })
      expect(refused.status).toBe(409)
      const { orderNumber } = (await here.call(placeOrder, { as: member, body })).data
      await both((shop) => expireAll(shop.container))
      await both((shop) => cancel(shop, member, orderNumber))
      for (const minutes of [20, -5, 20]) {
        at(minutes)
        await both((shop) => expireAll(shop.container))
      }
      const { points, emoney } = await balancesOf(here.container.database.db, member.memberId, here.clock.now())
      expect([
        [0, 0],
        [2_000, 3_000],
      ]).toContainEqual([points, emoney])
    })

    it('hold the customer to the day of the rest, and say once that it is near and that it is over', async () => {
      const member = await here.member({ phoneProven: true })
      const desk = await here.staff('service')
      const { orderNumber, total } = await largeOrder(here, member)
      const restDay = dayAfter(today)
      const agree = (shop: TestShop) =>
        shop.call(agreeAdvance, {
          as: desk,
          params: { orderNumber },
          body: { advance: Math.round(total / 2), shownTotal: total, restDay, reason: '나누어 받음' },
          key: randomUUID(),
        })
      expect((await agree(ahead)).status).toBe(400)
      expect((await agree(here)).data.restDay).toBe(restDay)
      await payPart(ahead, gateway, member, orderNumber)
      const order = (await here.call(readOrder, { as: member, params: { orderNumber } })).data
      expect(order.partPayment).toMatchObject({ restDay: dayAfter(restDay) })
      for (const days of [0, 2, 1, 3, 0, 3]) {
        at(days * 24 * 60)
        await both((shop) => remindRests(shop.container))
        await here.runJobs()
      }
      const told = await templatesOf(here, orderNumber)
      for (const template of ['rest-due-soon', 'rest-overdue'])
        expect(told.filter((one) => one === template)).toHaveLength(1)
    })

    it('close a transfer that nobody made once, days after its last day', async () => {
      await nameShopAccount(here)
      const member = await here.member()
      const { orderNumber } = await awaitedFlyer(here, member, `시험${randomUUID().slice(0, 6)}`)
      const account = async () => {
        const { rows } = await here.container.database.pool.query<{ state: string; due: string }>(
          `select a.state, a.details -> 'account' ->> 'dueAt' as due from payment_attempts a
           join payment_attempt_orders p on p.attempt_id = a.id join orders o on o.id = p.order_id where o.number = $1`,
          [orderNumber],
        )
        return rows
      }
      const [waiting] = await account()
      const due = new Date(waiting?.due ?? '')
      expect(new Date(due.getTime() + 1_000)).toEqual(seoulMidnight(seoulDay(new Date(due.getTime() + 1_000))))
      const minutesTo = (due.getTime() - Date.parse(evening)) / MINUTE
      at(minutesTo + 60)
      await both(reconcileNow)
      expect(await account()).toMatchObject([{ state: 'waiting-deposit' }])
      for (const days of [4, 0, 4]) {
        at(minutesTo + days * 24 * 60)
        await both(reconcileNow)
      }
      expect((await account()).map(({ state }) => state)).not.toContain('waiting-deposit')
      expect((await here.call(readOrder, { as: member, params: { orderNumber } })).data.payment).toBe('unpaid')
    })
  },
)
