import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyHistory, walk } from '../support/ledger/wallet-history.ts'
import { closeTestShops, testShop } from '../support/test-shop.ts'

/** Few in `npm test`, many in `npm run test:torture`. */
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)

afterAll(closeTestShops)

test('long histories of many wallets at once leave no won too many or too few', async () => {
  const shop = await testShop()
  for (let round = 0; round < ROUNDS; round += 1) {
    const histories = fc.sample(anyHistory(40), 8).map((steps) => steps.filter(({ act }) => act !== 'wait'))
    const walked = await Promise.all(histories.map(async (steps) => walk(shop, await shop.member(), steps)))
    for (const { balance, expected } of walked) expect(balance).toEqual(expected)
    shop.clock.forward({ days: 20 })
    expect(await shop.brokenInvariants()).toEqual([])
  }
})
