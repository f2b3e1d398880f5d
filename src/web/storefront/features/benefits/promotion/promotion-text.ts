import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { koreanDay, weekdayOf } from '#/domain/calendar/business-days.ts'
import { daysLeft, lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { seoulDay } from '#/lib/seoul-time.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `11.23 월`. */
export const dotDay = (day: string): string =>
  `${Number(day.slice(5, 7))}.${Number(day.slice(8))} ${WEEKDAYS[weekdayOf(day)] ?? ''}`

/** How long yet: `D-18`, or that it is over. */
export function untilText({ state, endsAt }: Promotion, now: Date): string {
  const last = new Date(endsAt)
  if (state === 'coming') return '곧 열려요'
  // Stopped by the shop, it is over before its day.
  if (state === 'over') return last <= now ? `${koreanDay(lastDayOf(last))}에 끝났어요` : '끝났어요'
  if (state === 'gone') return '쿠폰 마감'
  const days = daysLeft(last, now)
  return days === 0 ? '오늘까지' : `D-${days}`
}

/** How long the coupon can be used once it was taken. */
export function usableText({ coupon: { validDays, validUntil } }: Promotion): string {
  if (validUntil) return `${dotDay(lastDayOf(new Date(validUntil)))}까지 쓰기`
  return validDays === null ? '' : `받고 ${validDays}일 동안 쓰기`
}

/** What is said where the coupon cannot be taken now. */
export function closedText({ state, startsAt }: Promotion): string | null {
  if (state === 'coming') return `${dotDay(seoulDay(new Date(startsAt)))}에 열려요`
  if (state === 'gone') return '모두 나갔어요'
  return state === 'over' ? '끝남' : null
}
