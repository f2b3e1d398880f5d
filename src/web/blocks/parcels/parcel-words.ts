import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { seoulClock, seoulDay } from '#/lib/seoul-time.ts'

/** `11.28 03:21`, as Seoul's clock shows it. */
export function eventMoment(instant: string): string {
  const [, month = '', date = ''] = seoulDay(new Date(instant)).split('-')
  return `${Number(month)}.${Number(date)} ${seoulClock(new Date(instant)).toISOString().slice(11, 16)}`
}

type Said = Pick<TrackedParcel, 'stage' | 'deliveredAt' | 'expectedDay' | 'trouble'>

/** When a parcel is there: the moment it came, the day it should, or why nobody can say. */
export function arrivalWords({ stage, deliveredAt, expectedDay, trouble }: Said): string {
  if (stage === 'delivered') return deliveredAt ? `${eventMoment(deliveredAt)} 도착` : '도착'
  if (trouble) return '확인하고 있습니다'
  return expectedDay ? `${shortDay(expectedDay)} 도착 예정` : '도착일 확인 중'
}

/** Numbers are read in groups of four. */
export const groupsOf = (digits: string): readonly string[] => digits.match(/.{1,4}/g) ?? []
