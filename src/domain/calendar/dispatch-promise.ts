import { addWorkingDays, type BusinessCalendar, cutOffHour, koreanDay, startDay } from './business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'

/** When work leaves that is ordered now, in words. */
export interface DispatchPromise {
  /** Last moment to confirm the proof: `24일 14시`, with the month when it is another one. */
  readonly confirmBy: string
  /** `11월 27일 금요일`. */
  readonly leaves: string
}

/** A proof is made on the day the order counts from; the customer has until the next working day's cut-off. */
const DAYS_TO_CONFIRM = 1

/** Counted as the order will be: from the day of the confirmation, which is before the cut-off. */
export function dispatchPromise(calendar: BusinessCalendar, now: Date, workingDays: number): DispatchPromise {
  const confirmDay = addWorkingDays(calendar, startDay(calendar, now), DAYS_TO_CONFIRM)
  const [, month = '', date = ''] = confirmDay.split('-')
  const sameMonth = seoulDay(now).slice(0, 7) === confirmDay.slice(0, 7)
  const day = sameMonth ? `${Number(date)}일` : `${Number(month)}월 ${Number(date)}일`
  return {
    confirmBy: `${day} ${cutOffHour(calendar, confirmDay)}시`,
    leaves: koreanDay(addWorkingDays(calendar, confirmDay, workingDays)),
  }
}
