import { agreedDayOf } from '#/domain/brands/line-origin.ts'
import { dispatchDay } from '#/domain/orders/due-date.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { OrderLine } from './order-line.ts'

/** Dispatch day of a line by the shop's calendar, `YYYY-MM-DD` in Seoul; null until it is both paid and approved. */
export async function promisedDay(
  tx: Tx,
  line: Pick<OrderLine, 'quote' | 'origin'>,
  at: { readonly paidAt: Date | null; readonly approvedAt: Date | null },
): Promise<string | null> {
  if (!at.paidAt || !at.approvedAt) return null
  const agreedDay = agreedDayOf(line.origin)
  return dispatchDay(await calendarToPromiseBy(tx), { ...at, workingDays: line.quote.workingDays, agreedDay })
}
