import { expect, test } from 'vitest'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { byDay } from '#tests/support/by-day.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { VALUE_ENDS_DAYS } from '#/domain/ledger/ending.ts'
import { remindOfEnding } from './remind-of-ending.ts'

test('members hear once of what ends in two weeks, and of nothing else', async () => {
  const shop = await testShop()
  byDay(shop)
  const [member, other] = [await shop.member(), await shop.member()]
  const ends = daysAfter(seoulMidnight(seoulDay(shop.clock.now())), VALUE_ENDS_DAYS)
  await giveTo(shop, member, 'points', 1_000, { expiresAt: ends })
  await giveTo(shop, member, 'points', 200, { expiresAt: daysAfter(ends, 0.5) })
  await giveTo(shop, member, 'points', 700, { expiresAt: daysAfter(ends, 1) })
  await giveTo(shop, member, 'emoney', 5_000, { expiresAt: ends })
  await giveTo(shop, other, 'points', 90, { expiresAt: ends })
  const told = async () => {
    await remindOfEnding(shop.container)
    await shop.runJobs()
    const { rows } = await shop.container.database.pool.query<{ body: string; memberId: string }>(
      `select body, member_id as "memberId" from notification where template = 'value-ends'`,
    )
    return rows
  }
  const [first, ...others] = await told()
  expect(others).toEqual([])
  expect(first?.memberId).toBe(member.memberId)
  expect(first?.body).toContain('포인트 1,200P, e머니 5,000원의 기한이 다가옵니다')
  expect(await told()).toHaveLength(1)
  shop.clock.forward({ days: 1 })
  expect(await told()).toHaveLength(2)
})

test('a night that nobody worked is made up for: its members hear of it late, but of nothing given since', async () => {
  const shop = await testShop()
  byDay(shop)
  const [member, late, far] = [await shop.member(), await shop.member(), await shop.member()]
  const ends = daysAfter(seoulMidnight(seoulDay(shop.clock.now())), VALUE_ENDS_DAYS)
  await giveTo(shop, member, 'points', 1_000, { expiresAt: ends })
  await giveTo(shop, far, 'points', 1_000, { expiresAt: daysAfter(ends, 3) })
  shop.clock.forward({ days: 2 })
  await giveTo(shop, late, 'points', 1_000, { expiresAt: ends })
  for (const back of [0, -1, 1]) {
    shop.clock.forward({ days: back })
    await remindOfEnding(shop.container)
    await shop.runJobs()
  }
  const { rows } = await shop.container.database.pool.query<{ body: string; memberId: string }>(
    `select body, member_id as "memberId" from notification where template = 'value-ends'`,
  )
  expect(rows.map(({ memberId }) => memberId)).toEqual([member.memberId])
  expect(rows[0]?.body).toContain(koreanDay(seoulDay(daysAfter(ends, -1))))
  expect(await shop.brokenInvariants()).toEqual([])
})
