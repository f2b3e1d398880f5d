import { afterAll, expect, test } from 'vitest'
import type { Tx } from '#/server/platform/db/database.ts'
import { AppError } from '#/contract/errors.ts'
import { sqlState } from '#/server/platform/db/sql-state.ts'
import { takeOpenCoupon } from '#/server/features/benefits/coupons/take-coupon.ts'
import { runCampaign } from '../support/coupons.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'

/** In `npm test` fewer, for as many coupons. */
const BUYERS = process.env['TORTURE_ROUNDS'] ? 10_000 : 400
const COUPONS = 100
const AT_ONCE = 24
const SEED = 4220
const LOCK_TIMEOUT = '55P03'

afterAll(closeTestShops)

async function newMembers(shop: TestShop): Promise<readonly string[]> {
  const { rows } = await shop.container.database.pool.query<{ id: string }>(`
    insert into member (id, public_id, login_id, login_key, email, email_key, name, phone, type, joined_at)
    select gen_random_uuid(), gen_random_uuid(), 'rush' || n, 'rush' || n, 'rush' || n || '@example.com', 'rush' || n || '@example.com',
      '구매자', '010' || lpad(n::text, 8, '0'), 'GENERAL', now() from generate_series(1, ${BUYERS}) n returning id`)
  return rows.map(({ id }) => id)
}

/** On a busy machine a buyer may wait too long for the row of the campaign; the browser tries again then. */
function outcomeOf(error: unknown): 'refused' | 'again' {
  if (error instanceof AppError && error.code === 'CONFLICT') return 'refused'
  if (sqlState(error) === LOCK_TIMEOUT) return 'again'
  throw error
}

test(`${BUYERS} buyers at two servers for ${COUPONS} coupons, some of them twice, take exactly ${COUPONS}`, async () => {
  const shop = await testShop()
  const shops = [shop, await shop.another()]
  const random = seededRandom(SEED)
  const campaignId = await runCampaign(shop, { limitAll: COUPONS })
  const members = await newMembers(shop)
  const twice = members.filter(() => random() < 0.2)
  const queue = [...members, ...twice].map((memberId) => ({ memberId, order: random() }))
  queue.sort((one, other) => one.order - other.order)
  const outcomes = { taken: 0, refused: 0 }
  const buy = async (place: TestShop) => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { memberId } = next
      const take = (tx: Tx) => takeOpenCoupon(tx, place.container, memberId, campaignId)
      const outcome = await place.container.database.transaction(take).then(() => 'taken' as const, outcomeOf)
      if (outcome === 'again') queue.unshift(next)
      else outcomes[outcome] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => buy(shops[at % 2] ?? shop)))
  expect(outcomes).toEqual({ taken: COUPONS, refused: members.length + twice.length - COUPONS })
  const { rows } = await shop.container.database.pool.query(
    'select count(*)::int as coupons, count(distinct member_id)::int as members from coupons where campaign_id = $1',
    [campaignId],
  )
  expect(rows).toEqual([{ coupons: COUPONS, members: COUPONS }])
  expect(await shop.brokenInvariants()).toEqual([])
})
