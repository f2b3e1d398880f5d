import type { BusinessCalendar } from '#/domain/calendar/business-days.ts'
import { dispatchDay } from '#/domain/orders/due-date.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'

/** Dispatch day of a line by the shop's calendar, `YYYY-MM-DD` in Seoul; null until it is both paid and approved. */
export async function promisedDay(
  tx: Tx,
  paidAt: Date | null,
  approvedAt: Date | null,
  workingDays: number,
): Promise<string | null> {
  if (!paidAt || !approvedAt) return null
  const calendar: BusinessCalendar = await calendarToPromiseBy(tx)
  return dispatchDay(calendar, paidAt, approvedAt, workingDays)
}
