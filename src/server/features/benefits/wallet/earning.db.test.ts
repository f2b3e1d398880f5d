import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeRules, readBenefits } from '#/contract/benefits/staff-wallet.contract.ts'
import { readWallet, readWalletHistory } from '#/contract/benefits/wallet.contract.ts'
import { confirmOrder } from '#/contract/ordering/change-order.contract.ts'
import { listPointsToCome } from '#/contract/ordering/read-order.contract.ts'
import { orderConfirmed } from '#/server/features/ordering/orders/order-events.ts'
import type { Database } from '#/server/platform/db/database.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { earnOfReview } from './earn-of-purchase.ts'
import { expireAll } from './expire-value.ts'
import { takeBackEarned } from './take-back-earned.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  const owner = await shop.staff()
  const { version, rules } = (await shop.call(readBenefits, { as: owner })).data
  const earning = { ...rules, purchaseRate: 10, reviewPoints: 300, photoReviewPoints: 1_000 }
  await shop.call(changeRules, { as: owner, body: { base: version, rules: earning } })
})
beforeEach(async () => {
  member = await shop.member()
})

const points = async () => (await shop.call(readWallet, { as: member })).data.points
const inTx: Database['transaction'] = (work) => shop.container.database.transaction(work)

/** A paid order that has arrived and was said to be right. */
async function bought() {
  const { orderNumber } = await placeFlyer(shop, member)
  await payFor(shop, gateway, member, [orderNumber])
  const { rows } = await shop.container.database.pool.query<{ id: string; goods: string }>(
    `update order_deliveries d set state = 'delivered' from orders o
      where o.id = d.order_id and o.number = $1 returning o.id, o.goods_supply + o.goods_vat as goods`,
    [orderNumber],
  )
  await shop.call(confirmOrder, { as: member, params: { orderNumber } })
  await shop.runJobs()
  return { orderNumber, orderId: rows[0]?.id ?? '', earned: Math.floor(Number(rows[0]?.goods) / 100) }
}

describe('a purchase', () => {
  it('earns its share once when it is confirmed, and the history links to it', async () => {
    const { orderNumber, orderId, earned } = await bought()
    expect(await points()).toBe(earned)
    await inTx((tx) => shop.container.jobs.emit(tx, orderConfirmed, { orderId }))
    await shop.runJobs()
    expect(await points()).toBe(earned)
    const { items } = (await shop.call(readWalletHistory, { as: member, query: { value: 'points' } })).data
    expect(items).toMatchObject([{ kind: 'earn', origin: 'purchase', amount: earned, orderNumber }])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is told as points to come while it is under way, to its buyer alone, and not before it is paid', async () => {
    const toCome = async (as = member) => (await shop.call(listPointsToCome, { as })).data.orders
    const unpaid = await placeFlyer(shop, member)
    expect(await toCome()).toEqual([])
    await payFor(shop, gateway, member, [unpaid.orderNumber])
    const [coming, ...more] = await toCome()
    expect(more).toEqual([])
    expect(coming).toMatchObject({ orderNumber: unpaid.orderNumber, title: expect.stringContaining('전단') })
    expect(await toCome(await shop.member())).toEqual([])
    expect((await shop.call(listPointsToCome, { as: await shop.guest() })).status).toBe(403)
    const { earned } = await bought()
    expect(await toCome()).toEqual([coming])
    expect(coming?.points).toBe(earned)
  })

  it('gives back the share of its points that is refunded, from its own lot first, never more than there is', async () => {
    const { orderId, earned } = await bought()
    await giveTo(shop, member, 'points', 50)
    const takeBack = (left: number, reference: string) =>
      inTx((tx) => takeBackEarned(tx, shop.container, { orderId, left, paid: 100, reference }))
    await takeBack(75, 'first')
    await takeBack(75, 'first')
    expect(await points()).toBe(50 + Math.floor((earned * 75) / 100))
    await takeBack(0, 'rest')
    expect(await points()).toBe(50)
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('a review', () => {
  it('earns once, and what its photographs are worth more when they come later', async () => {
    const review = { memberId: member.memberId, reviewId: randomUUID(), memo: '전단지' }
    const write = (hasPhotos: boolean) => inTx((tx) => earnOfReview(tx, shop.container, { ...review, hasPhotos }))
    await write(false)
    await write(false)
    expect(await points()).toBe(300)
    await write(true)
    await write(true)
    expect(await points()).toBe(1_000)
  })
})

describe('the night', () => {
  it('books what has ended, once, and leaves the rest', async () => {
    const now = shop.clock.now().getTime()
    await giveTo(shop, member, 'points', 400, { expiresAt: new Date(now + 3_600_000) })
    await giveTo(shop, member, 'points', 600, { expiresAt: new Date(now + 30 * 86_400_000) })
    shop.clock.forward({ days: 1 })
    expect(await expireAll(shop.container)).toBe(1)
    expect(await expireAll(shop.container)).toBe(0)
    expect(await points()).toBe(600)
    const { items } = (await shop.call(readWalletHistory, { as: member, query: { value: 'points' } })).data
    expect(items[0]).toMatchObject({ kind: 'expire', amount: -400, balance: 600 })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('finds a planted bug: a lot that says more than its books', async () => {
    await giveTo(shop, member, 'points', 400)
    const account = `points:${member.memberId}`
    await shop.container.database.pool.query('update ledger_lots set remaining = remaining + 10 where account = $1', [
      account,
    ])
    const broken = await shop.brokenInvariants()
    expect(broken).toContain(`I2b account ${account}`)
    await shop.container.database.pool.query('update ledger_lots set remaining = remaining - 10 where account = $1', [
      account,
    ])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('finds a planted bug: an order that says it used points that it never took', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const plant = (amount: number) =>
      shop.container.database.pool.query(
        'update orders set points_total = points_total + $2, total = total - $2 where number = $1',
        [orderNumber, amount],
      )
    await plant(1_000)
    expect(await shop.brokenInvariants()).toContain(`I5b ${orderNumber}`)
    await plant(-1_000)
    expect(await shop.brokenInvariants()).toEqual([])
  })
})
