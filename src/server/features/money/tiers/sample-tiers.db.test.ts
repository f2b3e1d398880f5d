import { expect, test } from 'vitest'
import { readTiers, readTiersDesk, writeTiers } from '#/contract/money/tiers.contract.ts'
import { seed } from '#/server/app/seed.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { countSampleTiers, withdrawSampleTiers } from './sample-tiers.ts'

const gradesOf = async (shop: TestShop) =>
  (await shop.call(readTiers, {})).data.tiers.map(({ name, rate }) => `${name} ${rate}`)
const withdrawn = async ({ container }: TestShop, staffId: string) =>
  container.database.transaction((tx) => withdrawSampleTiers(tx, container, staffId))

/** As it is started for the first time; the shop of a test was begun as a practice shop. */
async function begunAs(env: Readonly<Record<string, string>>): Promise<TestShop> {
  const shop = await testShop({ env })
  await shop.container.database.pool.query(`delete from seed_done where name = 'sample-tiers'`)
  await seed(shop.container)
  return shop
}

test('only a demo comes with grades, and they go with what it came with', async () => {
  expect(await gradesOf(await begunAs({}))).toEqual([])
  const shop = await begunAs({ DEMO: '1' })
  const { staffId } = await shop.staff()
  expect(await gradesOf(shop)).toEqual(['브론즈 2', '실버 4', '골드 6'])
  expect(await countSampleTiers(shop.container.database.db)).toBe(3)
  for (const round of [1, 2]) {
    await withdrawn(shop, staffId)
    expect(await gradesOf(shop), `round ${round}`).toEqual([])
  }
  expect(await countSampleTiers(shop.container.database.db)).toBe(0)
})

test('grades that somebody wrote meanwhile stay', async () => {
  const shop = await begunAs({ DEMO: '1' })
  const as = await shop.staff()
  const base = (await shop.call(readTiersDesk, { as })).data.versions[0]?.version ?? 0
  const plan = { months: 6 as const, keepMonths: 6, tiers: [{ name: '단골', from: 500_000, rate: 2 }] }
  await shop.call(writeTiers, { as, body: { base, plan, reason: '우리 가게 등급' } })
  await withdrawn(shop, as.staffId)
  expect(await gradesOf(shop)).toEqual(['단골 2'])
})
