import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { QueueClock } from '#/domain/orders/queue-deadlines.ts'
import { officeHoursOf } from '#/domain/support/answer-promise.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** The days and hours in which the shop works, as it tells them to its customers, and when the couriers collect. */
export async function workingTime(db: DbOrTx): Promise<QueueClock> {
  const calendar = await readCalendar(db)
  const shop = await readShop(db)
  return { calendar, office: officeHoursOf(shop?.hours ?? []), pickUpAt: (shop ?? DEFAULT_SHOP).pickUpAt }
}
