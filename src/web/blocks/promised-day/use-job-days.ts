import { useQuery } from '@tanstack/react-query'
import { type BusinessCalendar, cutOffHour, type Day, weekdayOf } from '#/domain/calendar/business-days.ts'
import { arrivalDay, type DayPlan, planDays } from '#/domain/calendar/day-plan.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { TRAVEL } from '#/domain/orders/travel.data.ts'
import { shopCalendar } from './ask-promise.ts'

interface Place {
  readonly method: DeliveryMethod
  /** In a region that is slower to reach. */
  readonly isFar: boolean
}

/** The days of each job, in their order, when they are ordered and paid now. */
export interface JobDays {
  readonly calendar: BusinessCalendar
  readonly plans: readonly DayPlan[]
  /** The last place of each job has it then. */
  readonly arrivals: readonly Day[]
  readonly confirmHour: number
}

/** Null until the shop's calendar is there: then no day is named at all. `agreed` are the days of what was ordered early. */
export function useJobDays(
  workingDays: readonly number[],
  places: readonly Place[],
  agreed: readonly (Day | null)[] = [],
): JobDays | null {
  const { data: calendar } = useQuery({ queryKey: ['shop-calendar'], queryFn: shopCalendar })
  if (!calendar) return null
  const plans = workingDays.map((days, at) => planDays(calendar, new Date(), days, agreed[at]))
  const confirmHour = cutOffHour(calendar, plans[0]?.confirmBy ?? '')
  const days = { calendar, plans, arrivals: [], confirmHour }
  return { ...days, arrivals: arrivalsOf(days, places) }
}

/** When each job has arrived at all of these places. */
export const arrivalsOf = ({ calendar, plans }: JobDays, places: readonly Place[]): readonly Day[] =>
  plans.map(({ leaves }) =>
    places
      .map(({ method, isFar }) => arrivalDay(calendar, leaves, TRAVEL[method], method !== 'pickup' && isFar))
      .reduce((last, day) => (day > last ? day : last), leaves),
  )

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const
export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? ''

/** `11.28(토)` */
export const shortDay = (day: Day): string => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}(${weekdayName(day)})`

/** `11월 28일(토)` */
export const longDay = (day: Day): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일(${weekdayName(day)})`
