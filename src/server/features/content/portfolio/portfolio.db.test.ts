import { beforeAll, expect, it } from 'vitest'
import { listPortfolio, readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { EXAMPLE_CASES } from './example-cases.data.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

it('예시라고 밝힌 사례를 상품별로 보여 주고, 모두 지금 만들 수 있는 사양입니다', async () => {
  const { items, next } = (await shop.call(listPortfolio, { query: {} })).data
  expect([items.map(({ id }) => id), next]).toEqual([EXAMPLE_CASES.map(({ id }) => id), null])
  for (const { id, spec, product, example } of items)
    expect([id, example, validateSpec(spec).ok, spec.product]).toEqual([id, true, true, product])
  const books = (await shop.call(listPortfolio, { query: { product: 'D413' } })).data
  expect(books.items.map(({ product }) => product)).toEqual(['D413', 'D413'])
  const rest = (await shop.call(listPortfolio, { query: { after: items[7]?.id ?? '' } })).data
  expect(rest.items.map(({ id }) => id)).toEqual(EXAMPLE_CASES.slice(8).map(({ id }) => id))
})

it('앞뒤 사례로 이어지고, 내린 사례는 없는 것과 같습니다', async () => {
  const [first, second, third] = EXAMPLE_CASES.map(({ id }) => id)
  const read = (id = '') => shop.call(readPortfolio, { params: { id } })
  expect((await read(second)).data).toMatchObject({ previous: { id: first }, next: { id: third } })
  expect((await read(first)).data.previous).toBeNull()
  await shop.container.database.pool.query(`update written_items set live = null where slug = $1`, [second])
  expect((await read(second)).status).toBe(404)
  expect((await read('nothing-like-it')).status).toBe(404)
  expect((await read(first)).data.next).toMatchObject({ id: third })
})
