import { beforeAll, describe, expect, it } from 'vitest'
import { readOwnTier, readTiers, readTiersDesk, reckonTiers, writeTiers } from '#/contract/money/tiers.contract.ts'
import { agreeDiscount, readMemberDesk } from '#/contract/people/member-desk.contract.ts'
import { profile } from '#/contract/people/profile.contract.ts'
import { previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { monthsAfter } from '#/domain/members/tiers.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { addFlyer } from '#tests/support/orders/checkout.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { seenDiscount } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let owner: StaffCaller
beforeAll(async () => {
  shop = await testShop()
  shop.clock.hold()
  owner = await shop.staff()
})

const tier = (name: string, from: number, rate: number) => ({ name, from, rate })
const PLAN = { months: 12 as const, keepMonths: 6, tiers: [tier('단골', 100_000, 3), tier('으뜸', 10_000_000, 6)] }
const desk = async () => (await shop.call(readTiersDesk, { as: owner })).data
const write = async (plan: typeof PLAN, base?: number, as: StaffCaller | MemberCaller = owner) =>
  shop.call(writeTiers, {
    as,
    body: { base: base ?? (await desk()).versions[0]?.version ?? 0, plan, reason: '새해 등급' },
  })
const reckon = async () => (await shop.call(reckonTiers, { as: owner })).data
const own = async (as: MemberCaller) => (await shop.call(readOwnTier, { as })).data

/** An order of which everything has arrived now. */
async function arrived(memberId: string) {
  const order = await paidOrder(shop, memberId, { file: 'approved' })
  await shop.container.database.pool.query(
    `update order_deliveries d set state = 'delivered', delivered_at = $2 from orders o where o.id = d.order_id and o.number = $1`,
    [order.orderNumber, shop.clock.now()],
  )
  return order
}

/** What the member was told of grades. */
async function told(memberId: string) {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ body: string }>(
    `select body from notification where member_id = $1 and template = 'tier-raised'`,
    [memberId],
  )
  return rows.map(({ body }) => body)
}

describe('grades by sales', () => {
  it('are none until the shop decides, and reach nobody then', async () => {
    expect((await shop.call(readTiers)).data.tiers).toEqual([])
    expect((await desk()).versions).toEqual([])
    const member = await shop.member()
    await arrived(member.memberId)
    expect(await reckon()).toEqual({ raised: 0, lowered: 0, kept: 0 })
    expect(await own(member)).toMatchObject({ held: null, rate: 0, sales: 110_000, next: null })
  })

  it('raise the member once everything has arrived, tell so once, and reduce the price', async () => {
    expect((await write(PLAN)).status).toBe(200)
    const member = await shop.member()
    await paidOrder(shop, member.memberId)
    await reckon()
    expect(await own(member)).toMatchObject({ held: null, sales: 0, next: { name: '단골', missing: 100_000 } })
    await arrived(member.memberId)
    expect((await reckon()).raised).toBe(1)
    const today = seoulDay(shop.clock.now())
    const held = { name: '단골', rate: 3, since: today, until: monthsAfter(today, 6) }
    expect(await own(member)).toMatchObject({
      held,
      rate: 3,
      sales: 110_000,
      next: { name: '으뜸', missing: 9_890_000 },
    })
    expect((await own(member)).byMonth.at(-1)).toEqual({ month: `${today.slice(0, 7)}-01`, sales: 110_000 })
    expect((await reckon()).raised).toBe(0)
    expect(await told(member.memberId)).toMatchObject([expect.stringContaining('3%')])
    expect((await shop.call(profile, { as: member })).data.discountRate).toBe(3)
    const item = await addFlyer(shop, member)
    const counts = [{ line: 1, copies: item.spec.copies }]
    const body = { itemIds: [item.id], deliveries: [{ method: 'courier' as const, zipcode: '04524', counts }] }
    const { amounts } = (await shop.call(previewOrder, { as: member, body })).data
    expect(amounts.discountTotal).toBe(Math.floor(((amounts.goodsSupply + amounts.goodsVat) * 3) / 1000) * 10)
    const page = (await shop.call(readMemberDesk, { as: owner, params: { memberId: member.memberId } })).data
    expect(page.member.tier).toEqual(held)
    expect(page.changes).toMatchObject([{ what: 'tier', by: '자동', reason: '최근 12개월 110,000원' }])
  })

  it('are kept until their day although money went back or the list changed, and fall after it', async () => {
    const member = await shop.member()
    const order = await arrived(member.memberId)
    await reckon()
    await shop.container.database.pool.query(`update orders set refunded_total = 113000 where number = $1`, [
      order.orderNumber,
    ])
    await reckon()
    expect(await own(member)).toMatchObject({ held: { name: '단골', rate: 3 }, sales: 0 })
    const lower = { ...PLAN, tiers: [tier('단골', 100_000, 2), tier('으뜸', 10_000_000, 6)] }
    expect((await write(lower)).status).toBe(200)
    await shop.runJobs()
    expect((await own(member)).rate).toBe(3)
    shop.clock.forward({ days: 190 })
    expect((await reckon()).lowered).toBeGreaterThan(0)
    expect(await own(member)).toMatchObject({ held: null, rate: 0 })
  })

  it('never add up with a contract: the better one counts', async () => {
    const member = await shop.member()
    await arrived(member.memberId)
    await reckon()
    const agree = { rate: 10, until: null, reason: '연간 계약', seen: await seenDiscount(shop, member.memberId) }
    await shop.call(agreeDiscount, { as: owner, params: { memberId: member.memberId }, body: agree })
    expect(await own(member)).toMatchObject({ held: { rate: 2 }, rate: 10, agreed: { rate: 10, until: null } })
  })

  it('are reckoned once when two runs go at the same time', async () => {
    const member = await shop.member()
    await arrived(member.memberId)
    const runs = await Promise.all([reckon(), reckon()])
    expect(runs.reduce((sum, { raised }) => sum + raised, 0)).toBe(1)
    expect(await told(member.memberId)).toHaveLength(1)
  })

  it('count their members, and one of two owners who save at once is told', async () => {
    const { standing, versions } = await desk()
    expect(standing.find(({ name }) => name === '단골')?.members).toBeGreaterThan(0)
    const base = versions[0]?.version ?? 0
    const both = await Promise.all([write(PLAN, base), write(PLAN, base)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('that cannot be are refused by their field, and changed by nobody without the right', async () => {
    const wrong = { ...PLAN, tiers: [tier('단골', 200_000, 3), tier('단골', 100_000, 2)] }
    const fields = Object.keys((await write(wrong)).failure?.fields ?? {})
    expect(fields).toEqual(expect.arrayContaining(['plan.tiers.1.name', 'plan.tiers.1.from', 'plan.tiers.1.rate']))
    expect((await write({ ...PLAN, tiers: [tier('가', 1, 51)] })).status).toBe(400)
    const member = await shop.member()
    for (const as of [await shop.staff('service'), member]) {
      expect([401, 403]).toContain((await write(PLAN, 1, as)).status)
      expect([401, 403]).toContain((await shop.call(reckonTiers, { as })).status)
      expect([401, 403]).toContain((await shop.call(readTiersDesk, { as })).status)
    }
    expect((await shop.call(readOwnTier, { as: shop.visitor() })).status).toBe(401)
  })
})
