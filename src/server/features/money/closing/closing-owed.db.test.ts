import { expect, test } from 'vitest'
import { readClosingDay } from '#/contract/money/closing.contract.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()

test('a day says what was owed in value when it ended, and one that is to come or long over does not', async () => {
  shop.clock.hold()
  const finance = await shop.staff('finance')
  await giveTo(shop, await shop.member(), 'points', 3_000)
  const owedOn = async (days: number) => {
    const params = { day: seoulDay(daysAfter(shop.clock.now(), days)) }
    return (await shop.call(readClosingDay, { as: finance, params })).data.owed
  }
  const nothing = { points: 0, emoneyPaid: 0, emoneyFree: 0, giftCards: 0 }
  expect(await owedOn(0)).toEqual({ ...nothing, points: 3_000 })
  expect(await owedOn(-1)).toEqual(nothing)
  expect([await owedOn(1), await owedOn(-62)]).toEqual([null, null])
})
