import { beforeAll, expect, it } from 'vitest'
import { readOwnTier, writeTiers } from '#/contract/money/tiers.contract.ts'
import { dayAfter } from '#/domain/calendar/business-days.ts'
import { monthsAfter } from '#/domain/members/tiers.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { reckonAll } from './reckon-tiers.ts'

const MINUTE = 60_000
let here: TestShop
let ahead: TestShop
beforeAll(async () => {
  here = await testShop()
  ahead = await here.another()
  for (const shop of [here, ahead]) shop.clock.hold()
})

/** Ten minutes before midnight in Seoul; the other server's clock goes a quarter of an hour ahead. */
it.each(['2026-12-31T14:50:00Z', '2028-02-29T14:50:00Z'])(
  'a grade is raised once about the midnight after %s and kept until its day, whichever of two servers reckons',
  async (evening) => {
    const today = seoulDay(new Date(evening))
    const at = (minutes: number) => {
      here.clock.set(new Date(Date.parse(evening) + minutes * MINUTE))
      ahead.clock.set(new Date(Date.parse(evening) + (minutes + 15) * MINUTE))
    }
    const both = <T>(run: (shop: TestShop) => Promise<T>) => Promise.all([here, ahead].map(run))
    at(0)
    const owner = await here.staff()
    const plan = { months: 12 as const, keepMonths: 12, tiers: [{ name: '단골', from: 100_000, rate: 3 }] }
    const { rows } = await here.container.database.pool.query<{ base: number }>(
      'select coalesce(max(version), 0)::int as base from tier_plans',
    )
    await here.call(writeTiers, { as: owner, body: { base: rows[0]?.base ?? 0, plan, reason: '새해 등급' } })
    const member = await here.member()
    const { orderNumber } = await paidOrder(here, member.memberId, { file: 'approved' })
    await here.container.database.pool.query(
      `update order_deliveries d set state = 'delivered', delivered_at = $2 from orders o where o.id = d.order_id and o.number = $1`,
      [orderNumber, here.clock.now()],
    )
    const own = async (shop: TestShop) => (await shop.call(readOwnTier, { as: member })).data
    await both((shop) => reckonAll(shop.container))
    const { held } = await own(here)
    expect([monthsAfter(today, 12), monthsAfter(dayAfter(today), 12)]).toContain(held?.until)
    for (const minutes of [20, -5, 24 * 60, 0]) {
      at(minutes)
      await both((shop) => reckonAll(shop.container))
      expect((await own(here)).held).toEqual(held)
    }
    await here.runJobs()
    const told = await here.container.database.pool.query(
      `select 1 from notification where member_id = $1 and template = 'tier-raised'`,
      [member.memberId],
    )
    expect(told.rows).toHaveLength(1)
    // What was sold in a month counts no more when eleven months have followed it; the grade stays until its last day.
    here.clock.set(seoulMidnight(held?.until ?? ''))
    await reckonAll(here.container)
    expect(await own(here)).toMatchObject({ held, sales: 0 })
    here.clock.set(daysAfter(seoulMidnight(held?.until ?? ''), 1))
    await both(() => reckonAll(here.container))
    expect((await own(here)).held).toBeNull()
    // Orders of this kind of test have no history.
    expect((await here.brokenInvariants()).filter((one) => !one.startsWith('I7 '))).toEqual([])
  },
)
