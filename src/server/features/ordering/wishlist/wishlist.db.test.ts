import { expect, it } from 'vitest'
import * as contract from '#/contract/ordering/saved-specs.contract.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const spec = bookSpec(100)

it('keeps a spec once with the price of today, opens and deletes it, and shows it to nobody else', async () => {
  const as = await shop.member()
  const saving = () => shop.call(contract.saveSpec, { as, body: { spec, title: null } })
  const answers = await Promise.all([saving(), saving(), saving()])
  expect(answers.filter(({ data }) => data.fresh)).toHaveLength(1)
  const { items } = (await shop.call(contract.listSavedSpecs, { as, query: {} })).data
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ title: '책', refusal: null, price: expect.any(Number) })
  const params = { id: items[0]?.id ?? '' }
  const other = await shop.member()
  expect((await shop.call(contract.readSavedSpec, { as: other, params })).status).toBe(404)
  expect((await shop.call(contract.deleteSavedSpec, { as: other, params })).status).toBe(404)
  expect((await shop.call(contract.listSavedSpecs, { as: other, query: {} })).data.items).toEqual([])
  expect((await shop.call(contract.readSavedSpec, { as, params })).data.spec).toEqual(spec)
  expect((await shop.call(contract.deleteSavedSpec, { as, params })).status).toBe(200)
  expect((await shop.call(contract.deleteSavedSpec, { as, params })).status).toBe(404)
})

it('refuses what cannot be made, and a visitor', async () => {
  const as = await shop.member()
  const broken = { ...spec, binding: 'saddle' as const, parts: bookSpec(101).parts }
  expect((await shop.call(contract.saveSpec, { as, body: { spec: broken, title: null } })).status).toBe(400)
  expect((await shop.call(contract.saveSpec, { as: shop.visitor(), body: { spec, title: null } })).status).toBe(401)
})
