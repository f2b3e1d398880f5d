import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, it } from 'vitest'
import { listBrands, readBrandSite } from '#/contract/content/brands.contract.ts'
import { listAllBrands, saveBrand } from '#/contract/content/staff-brands.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { accentProblem } from '#/domain/brands/brand-colour.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

it('a new shop has the two brands, and everybody may read them', async () => {
  const { brands } = (await shop.call(listBrands, {})).data
  expect(brands).toEqual([
    { id: 'hamamath', name: '하마매쓰', sells: ['editions'] },
    { id: 'matholic', name: '매쓰홀릭', sells: ['bindings'] },
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

const BODY: BodyInputOf<typeof saveBrand> = {
  name: '셋째 교재',
  mark: 'letter',
  surface: 'plain',
  accent: '#1a5a9e',
  tint: '#e8f1fa',
  texts: { tagline: '소개', headline: '첫 줄', emphasis: '둘째 줄', intro: '글', joining: '가입해요', info: [] },
  contact: { telephone: null, mail: null, hours: null },
  terms: '',
  joins: 'at-once',
  sells: [],
  kinds: [],
  pricePercent: 100,
  headSeesAmounts: false,
  active: true,
  version: 0,
}

it('a third brand is made at the desk, and is there for everybody', async () => {
  const as = await shop.staff()
  const params = { id: 'third' }
  expect((await shop.call(saveBrand, { as, params, body: BODY })).data).toMatchObject({ id: 'third', version: 1 })
  expect((await shop.call(readBrandSite, { params })).data.name).toBe('셋째 교재')
  expect((await shop.call(listBrands, {})).data.brands.at(-1)?.id).toBe('third')
  expect((await shop.call(saveBrand, { as, params, body: BODY })).failure?.code).toBe('CONFLICT')
})

it('is changed only as it was last read, and keeps what it stands for', async () => {
  const as = await shop.staff()
  const { brands } = (await shop.call(listAllBrands, { as })).data
  const { id, position: _position, memberType, ...kept } = brands.find((brand) => brand.id === 'matholic') ?? brands[0]!
  const body = { ...kept, name: '매쓰홀릭 제본', sells: [] }
  const saved = (await shop.call(saveBrand, { as, params: { id }, body })).data
  expect(saved).toMatchObject({ name: '매쓰홀릭 제본', memberType, sells: ['bindings'], version: kept.version + 1 })
  expect((await shop.call(saveBrand, { as, params: { id }, body })).failure?.code).toBe('CONFLICT')
  expect((await shop.call(saveBrand, { as, params: { id: 'nobody' }, body })).status).toBe(404)
})

it('takes no colour that nobody can read, and names one that they can', async () => {
  const as = await shop.staff()
  const pale = await shop.call(saveBrand, { as, params: { id: 'pale' }, body: { ...BODY, accent: '#f2c500' } })
  expect(pale.failure).toMatchObject({ code: 'INVALID_INPUT', fields: { accent: expect.stringContaining('4.5') } })
  const dark = await shop.call(saveBrand, { as, params: { id: 'pale' }, body: { ...BODY, tint: '#222222' } })
  expect(dark.failure?.fields).toHaveProperty('tint')
  expect((await shop.call(saveBrand, { as, params: { id: 'Über' }, body: BODY })).failure?.code).toBe('INVALID_INPUT')
})

it('is changed by nobody else', async () => {
  const params = { id: 'third' }
  expect((await shop.call(saveBrand, { params, body: BODY })).status).toBe(401)
  expect((await shop.call(saveBrand, { as: await shop.member(), params, body: BODY })).status).toBe(403)
  expect((await shop.call(saveBrand, { as: await shop.staff('service'), params, body: BODY })).status).toBe(403)
})
