import { type BusinessCalendar, type Day, dispatchDate, workingDayFrom } from '#/domain/calendar/business-days.ts'

/** What a dispatch day follows from. */
export interface DispatchFacts {
  readonly paidAt: Date | null
  readonly approvedAt: Date | null
  readonly workingDays: number
  /** No earlier than this one: agreed on when the line was ordered before it could be sent. */
  readonly agreedDay: Day | null
}

/** Dispatch day (출고예정일): working days from the later of payment and approval; null while one of them is missing. */
export function dispatchDay(
  calendar: BusinessCalendar,
  { paidAt, approvedAt, workingDays, agreedDay }: DispatchFacts,
): Day | null {
  if (!paidAt || !approvedAt) return null
  const day = dispatchDate(calendar, paidAt > approvedAt ? paidAt : approvedAt, workingDays)
  const agreed = agreedDay === null ? day : workingDayFrom(calendar, agreedDay)
  return day < agreed ? agreed : day
}
