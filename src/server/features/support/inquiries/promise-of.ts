import type { OfficeHours } from '#/domain/calendar/working-hours.ts'
import { officeHoursOf, promisedAt } from '#/domain/support/answer-promise.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Until when whoever asks now has an answer, by the shop's calendar and the hours it tells its customers. */
export async function promiseOf(db: DbOrTx, now: Date): Promise<{ readonly at: Date; readonly hours: OfficeHours }> {
  const [calendar, shop] = [await readCalendar(db), await readShop(db)]
  const hours = officeHoursOf(shop?.hours ?? [])
  return { at: promisedAt(calendar, hours, now), hours }
}
