import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import { dispatchDay } from '#/domain/orders/due-date.ts'

const CALENDAR = businessCalendar(HOLIDAYS)

/** Dispatch day of a line, `YYYY-MM-DD` in Seoul; null until it is both paid and approved. */
export const dueDayOf = (paidAt: Date | null, approvedAt: Date | null, workingDays: number): string | null =>
  dispatchDay(CALENDAR, paidAt, approvedAt, workingDays)
