import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { anyHistory, walk } from '#tests/support/ledger/wallet-history.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

it('whatever is given, spent, given back, ended and cut short, the books and the lots agree to the won', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory(14), async (steps) => {
      const { balance, expected } = await walk(shop, await shop.member(), steps)
      expect(balance).toEqual(expected)
    }),
    { numRuns: 12 },
  )
  expect(await shop.brokenInvariants()).toEqual([])
})
