import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, startPayment } from '#/contract/money/payments.contract.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { decideEmoneyRefund } from '#/contract/money/staff-charges.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { startCharge } from '#/contract/money/charges.contract.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'
import { tossGateway } from '#/server/adapters/payment-gateway/toss.ts'
import { gatewayDifferences } from '#/server/features/money/payments/ask-gateway.ts'
import type { MemberCaller, StaffCaller } from '../support/callers.ts'
import { askBack, charge, chargesOf, emoneyOf } from '../support/charges.ts'
import { giveEmoney } from '../support/ledger/give-value.ts'
import { seenMissing } from '../support/looked-at.ts'
import { addFlyer, openWindow, payFor, placeFlyer, sheetFor } from '../support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { bank, moneyOf, paidTogether, reconcileNow } from '../support/orders/taken-back.ts'
import { GATEWAY_TROUBLES, troubledGateway, type TroubledGateway } from '../support/orders/troubled-gateway.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'
import { promised } from './settle.ts'

const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
/** Twenty seconds of waiting in the shop are a fifth of one here. */
const PATIENCE_MS = 200
const LATE_MS = 3 * PATIENCE_MS
/** Nobody else waits for a gateway that is silent. */
const OTHERS_WITHIN_MS = promised(2_000)
/** A breaker that rests lets the next call through after ten seconds. */
const KNOWN_WITHIN_MS = promised(90_000)

let practice: PracticeGateway
let proxy: TroubledGateway
let client: PaymentGateway
let shop: TestShop
let finance: StaffCaller

beforeAll(async () => {
  practice = await practiceGateway()
  proxy = await troubledGateway(practice.url, LATE_MS)
  newClient()
  const gateway: PaymentGateway = {
    window: { kind: 'sandbox', url: proxy.url, clientKey: 'test_ck_practice' },
    confirm: (call) => client.confirm(call),
    issueAccount: (call) => client.issueAccount(call),
    lookUp: (by) => client.lookUp(by),
    cancel: (call) => client.cancel(call),
    settlements: (day) => client.settlements(day),
  }
  shop = await testShop({ gateway })
  finance = await shop.staff('finance')
})
afterAll(async () => {
  await closeTestShops()
  await proxy.close()
})

/** As after a restart of the shop: a client of the gateway whose breaker knows nothing yet, with little patience. */
function newClient(): void {
  const window = { kind: 'toss', clientKey: '' } as const
  const settings = { baseUrl: proxy.url, secretKey: 'test_sk_practice', window, timeoutMs: PATIENCE_MS }
  client = tossGateway(settings, { error: () => undefined, warn: () => undefined })
}

/** The clock goes on until `known` holds, as it does when the gateway is well again. */
async function untilKnown(known: () => Promise<boolean>): Promise<void> {
  await proxy.arrived()
  proxy.trouble = null
  // Long runs wait until the breaker lets a call through again; the short one starts the shop anew.
  if (ROUNDS === 1) newClient()
  const look = async () => {
    await reconcileNow(shop)
    if (await known()) return true
    shop.clock.forward({ seconds: 70 })
    return false
  }
  await expect.poll(look, { timeout: KNOWN_WITHIN_MS, interval: 300 }).toBe(true)
}

interface Story {
  readonly name: string
  /** What is done while the gateway is in trouble; answers how to know that it came to its end, once. */
  tell(member: MemberCaller, begin: () => void): Promise<() => Promise<boolean>>
}

const paid = (as: MemberCaller, orderNumber: string) => async () =>
  (await shop.call(readOrder, { as, params: { orderNumber } })).data.payment === 'paid'

const confirming = async (as: MemberCaller, body: { gatewayOrderId: string; paymentKey: string; amount: number }) => {
  const [first, again] = await Promise.all([
    shop.call(confirmPayment, { as, body }),
    shop.call(confirmPayment, { as, body }),
  ])
  for (const answer of [first, again]) {
    expect(answer.status).toBe(200)
    expect(answer.data.state).toBe('confirming')
  }
}

const STORIES: readonly Story[] = [
  {
    name: 'a card payment of one order',
    async tell(member, begin) {
      const { orderNumber } = await placeFlyer(shop, member)
      const body = await openWindow(shop, practice, member, [orderNumber])
      begin()
      await confirming(member, body)
      const again = await shop.call(startPayment, { as: member, body: { orderNumbers: [orderNumber], method: 'card' } })
      expect(again.status).toBe(409)
      expect(again.failure?.message).toMatch(/[가-힣]/)
      return paid(member, orderNumber)
    },
  },
  {
    name: 'two orders in one payment, one of them partly prepaid with e-money',
    async tell(member, begin) {
      const plain = await placeFlyer(shop, member)
      const sheet = await sheetFor(shop, member, [await addFlyer(shop, member, 2000)])
      await giveEmoney(shop, member, 10_000)
      const benefits = { couponIds: [], points: 0, emoney: 10_000 }
      const mixed = await shop.call(placeOrder, {
        as: member,
        body: { ...sheet, benefits, shownTotal: sheet.shownTotal - 10_000 },
      })
      const numbers = [plain.orderNumber, mixed.data.orderNumber]
      const body = await openWindow(shop, practice, member, numbers)
      begin()
      await confirming(member, body)
      const each = numbers.map((number) => paid(member, number))
      return async () =>
        (await Promise.all(each.map((ask) => ask()))).every(Boolean) && (await emoneyOf(shop, member)) === 0
    },
  },
  {
    name: 'a charge of e-money',
    async tell(member, begin) {
      const { data } = await shop.call(startCharge, { as: member, body: { amount: 30_000, method: 'card' } })
      const { gatewayOrderId, orderName, amount } = data
      const paymentKey = await practice.authenticate({ orderId: gatewayOrderId, amount, orderName, method: '카드' })
      begin()
      await confirming(member, { gatewayOrderId, paymentKey, amount })
      return async () => (await emoneyOf(shop, member)) === 30_000
    },
  },
  {
    name: 'e-money that goes back over its charge',
    async tell(member, begin) {
      await charge(shop, practice, member, 20_000)
      await askBack(shop, member)
      const [asked] = (await chargesOf(shop, member)).refunds
      begin()
      const params = { id: asked?.id ?? '' }
      const agreed = await shop.call(decideEmoneyRefund, { as: finance, params, body: { agree: true } })
      expect(agreed.status).toBe(200)
      await shop.runJobs()
      return async () => (await chargesOf(shop, member)).refunds[0]?.state === 'done'
    },
  },
  {
    name: 'a cancelled order whose money goes back',
    async tell(member, begin) {
      const { orderNumber, total } = await placeFlyer(shop, member)
      await payFor(shop, practice, member, [orderNumber])
      begin()
      const cancelled = await shop.call(cancelOrder, {
        as: member,
        params: { orderNumber },
        body: { reason: '필요 없음' },
      })
      expect(cancelled.data.outcome).toBe('refunding')
      await shop.runJobs()
      return async () => (await moneyOf(shop, orderNumber)).refunded === total
    },
  },
  {
    name: 'a debt that is paid by card',
    async tell(member, begin) {
      const { numbers, payment } = await paidTogether(shop, practice, member, [1000], { method: '가상계좌' })
      const [orderNumber = ''] = numbers
      await bank(shop, practice, payment, 'back')
      const seen = await seenMissing(shop, orderNumber)
      const body = { how: 'receivable', reason: '통화함', seen } as const
      expect((await shop.call(answerReversal, { as: finance, params: { orderNumber }, body })).status).toBe(200)
      const window = await openWindow(shop, practice, member, [orderNumber])
      begin()
      await confirming(member, window)
      return async () => (await moneyOf(shop, orderNumber)).receivable === 0
    },
  },
]

/** In every run each story meets one of the troubles, in long runs each. */
const met = GATEWAY_TROUBLES.flatMap((trouble, row) =>
  STORIES.filter((_, column) => ROUNDS > 1 || column % GATEWAY_TROUBLES.length === row).map((story) => ({
    trouble,
    ...story,
  })),
)

describe('while the gateway is in trouble', () => {
  test('forty who pay at once hold nobody: others order, and the shop is ready', async () => {
    newClient()
    const windows = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const as = await shop.member()
        const { orderNumber } = await placeFlyer(shop, as)
        return { as, orderNumber, body: await openWindow(shop, practice, as, [orderNumber]) }
      }),
    )
    proxy.trouble = 'hang'
    const paying = windows.map(({ as, body }) => shop.call(confirmPayment, { as, body }))
    const other = await shop.member()
    const before = performance.now()
    await placeFlyer(shop, other)
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
    expect(performance.now() - before).toBeLessThan(OTHERS_WITHIN_MS)
    for (const { status, data } of await Promise.all(paying)) expect([status, data.state]).toEqual([200, 'confirming'])
    await untilKnown(async () =>
      (await Promise.all(windows.map(({ as, orderNumber }) => paid(as, orderNumber)()))).every(Boolean),
    )
    expect((await shop.brokenInvariants()).filter((line) => !line.startsWith('I10'))).toEqual([])
  })

  test.each(met)('$trouble: $name ends once, and nobody else waits', async ({ tell, trouble }) => {
    // Seventy of each would be hours.
    for (let round = 0; round < Math.min(ROUNDS, 3); round += 1) {
      const [member, other] = [await shop.member(), await shop.member()]
      newClient()
      const known = await tell(member, () => {
        proxy.trouble = trouble
      })
      const before = performance.now()
      await placeFlyer(shop, other)
      expect(performance.now() - before).toBeLessThan(OTHERS_WITHIN_MS)
      await untilKnown(known)
      newClient()
      const { database, gateway } = shop.container
      expect((await gatewayDifferences(database.db, gateway, { since: new Date(0), limit: 500 })).differences).toEqual(
        [],
      )
      expect((await shop.brokenInvariants()).filter((line) => !line.startsWith('I10'))).toEqual([])
    }
  })
})
