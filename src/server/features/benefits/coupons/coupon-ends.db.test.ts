import { expect, test } from 'vitest'
import { changeMarketing } from '#/contract/people/profile.contract.ts'
import { ENDS_SOON_DAYS } from '#/domain/coupons/coupon-end.ts'
import { byDay } from '#tests/support/by-day.ts'
import { couponFor } from '#tests/support/coupons.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { jobType } from '#/server/platform/jobs/job.ts'

test('a morning that nobody worked is made up for: members hear once of coupons that end, and not of younger ones', async () => {
  const shop = await testShop()
  byDay(shop)
  const { database, jobs } = shop.container
  const [member, later] = [await shop.member(), await shop.member()]
  for (const as of [member, later])
    await shop.call(changeMarketing, { as, body: { email: true, sms: false, kakao: false } })
  await couponFor(shop, member, { validDays: ENDS_SOON_DAYS + 1 })
  shop.clock.forward({ days: 1 })
  await couponFor(shop, later, { validDays: ENDS_SOON_DAYS })
  for (const days of [0, 1, -1, 0]) {
    shop.clock.forward({ days })
    await database.transaction((tx) => jobs.add(tx, jobType('coupons.remind-of-ending'), {}))
    await shop.runJobs()
  }
  const { rows } = await database.pool.query(`select member_id from notification where template = 'coupon-ends'`)
  expect(rows).toEqual([{ member_id: member.memberId }])
  expect(await shop.brokenInvariants()).toEqual([])
})
