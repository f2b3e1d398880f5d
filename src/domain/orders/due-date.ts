import { type BusinessCalendar, type Day, dispatchDate } from '#/domain/calendar/business-days.ts'

/** Dispatch day (출고예정일): working days from the later of payment and approval; null while one of them is missing. */
export function dispatchDay(
  calendar: BusinessCalendar,
  paidAt: Date | null,
  approvedAt: Date | null,
  workingDays: number,
): Day | null {
  if (!paidAt || !approvedAt) return null
  return dispatchDate(calendar, paidAt > approvedAt ? paidAt : approvedAt, workingDays)
}
