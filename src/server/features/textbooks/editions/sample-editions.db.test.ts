import { expect, it } from 'vitest'
import * as contract from '#/contract/textbooks/editions.contract.ts'
import { soldEdition } from '#tests/support/editions.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { drawSampleEditions } from './editions.seed.ts'
import { countSampleEditions, withdrawSampleEditions } from './editions.public.ts'
import { SAMPLE_EDITIONS } from './sample-editions.data.ts'

it('the books that a practice shop came with leave the shelf, and those of the brand stay', async () => {
  const shop = await testShop()
  const { database, clock } = shop.container
  const academy = await shop.member({ type: 'HAMAMATH', grade: '0080' })
  const own = await soldEdition(shop, await shop.staff('administrator'), { title: '우리 책' })
  const lay = await drawSampleEditions(shop.container)
  await database.transaction(lay)
  const shelf = async () =>
    (await shop.call(contract.listEditions, { as: academy, query: { brand: 'hamamath' } })).data.items

  expect(await countSampleEditions(database.db)).toBe(SAMPLE_EDITIONS.length)
  expect(await shelf()).toHaveLength(SAMPLE_EDITIONS.length + 1)
  await database.transaction((tx) => withdrawSampleEditions(tx, clock.now()))
  expect(await countSampleEditions(database.db)).toBe(0)
  expect((await shelf()).map(({ id }) => id)).toEqual([own.id])
})
