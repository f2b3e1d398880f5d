import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { to } from '#/contract/web-paths.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { ENDS_SOON_DAYS, lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { offerWords } from '#/domain/coupons/coupon-words.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import { daysAfter, daysBefore, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { advertisingConsent, findMember } from '#/server/features/people/members/members.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { couponGiven } from './coupon-events.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { endingBetween, heldCoupon, type HeldRow } from './coupons.repo.ts'

const remindOfEnding = jobType('coupons.remind-of-ending')

/** Members hear of their coupons by the channels they agreed to be advertised to by; nobody else does. */
export const couponsJobs = (deps: CouponsDeps): readonly JobHandler[] => [
  onEvent(couponGiven, 'coupons.tell-given', async ({ couponId }) => {
    const held = await heldCoupon(deps.database.db, couponId)
    if (held) await tell(deps, [held], { event: 'coupon-given', by: 'staff', key: `coupon-given:${couponId}` })
  }),
  // At ten in the morning of Seoul.
  onJob(remindOfEnding, () => remindAll(deps), '0 1 * * *'),
]

/** A shop that was off so many days, or whose clock jumped over them, still says it. */
const LATE_DAYS = 3

/** One message for all coupons of a member whose last day is the same. Those given after its morning missed none. */
async function remindAll(deps: CouponsDeps): Promise<void> {
  const newest = daysAfter(seoulMidnight(seoulDay(deps.clock.now())), ENDS_SOON_DAYS + 1)
  const span = { from: daysBefore(newest, LATE_DAYS), until: daysAfter(newest, 1) }
  const missed = (await endingBetween(deps.database.db, span)).filter(
    ({ coupon }) => coupon.issuedAt < daysBefore(seoulMidnight(seoulDay(coupon.endsAt)), ENDS_SOON_DAYS),
  )
  const keyOf = ({ coupon }: HeldRow) => `coupon-ends:${coupon.memberId}:${seoulDay(coupon.endsAt)}`
  for (const [key, held] of Map.groupBy(missed, keyOf))
    await tell(deps, held, { event: 'coupon-ends', by: 'clock', key })
}

type News = Pick<Extract<Happening, { event: 'coupon-given' | 'coupon-ends' }>, 'event' | 'by'> & {
  readonly key: string
}

async function tell({ database, jobs }: CouponsDeps, held: readonly HeldRow[], news: News): Promise<void> {
  const [first] = held
  const member = first && (await findMember(database.db, first.coupon.memberId))
  if (!first || !member) return
  const consent = await advertisingConsent(database.db, member.id)
  if (!consent.email && !consent.sms) return
  const more = held.length > 1 ? ` 외 ${held.length - 1}장` : ''
  const fields = {
    쿠폰: `${first.campaign.name}: ${offerWords(offerOf(first.campaign))}${more}`,
    쿠폰기한: koreanDay(lastDayOf(first.coupon.endsAt)),
  }
  const happening = { event: news.event, by: news.by, payment: 'unpaid', fields } as Happening
  const { name, email, phone, id } = member
  const telling = {
    key: news.key,
    to: { name, email, phone, memberId: id },
    happening,
    consent,
    path: to('/mypage/coupon'),
  }
  await database.transaction((tx) => jobs.add(tx, tellNews, telling, { key: news.key }))
}
