import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { listBrands, readBrandSite } from '#/contract/content/brands.contract.ts'
import { accentProblem } from '#/domain/brands/brand-colour.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

it('a new shop has the two brands, and everybody may read them', async () => {
  const { brands } = (await shop.call(listBrands, {})).data
  expect(brands).toEqual([
    { id: 'hamamath', name: '하마매쓰' },
    { id: 'matholic', name: '매쓰홀릭' },
  ])
  for (const { id } of brands) {
    const { accent, tint } = (await shop.call(readBrandSite, { params: { id } })).data
    expect(accentProblem(accent, tint)).toBeNull()
  }
})

it('a brand that is closed or was never there is not found', async () => {
  await shop.container.database.db.execute(sql`update brands set active = false where id = 'matholic'`)
  expect((await shop.call(readBrandSite, { params: { id: 'matholic' } })).status).toBe(404)
  expect((await shop.call(readBrandSite, { params: { id: 'nobody' } })).status).toBe(404)
  expect((await shop.call(listBrands, {})).data.brands).toHaveLength(1)
  await shop.container.database.db.execute(sql`update brands set active = true where id = 'matholic'`)
})
