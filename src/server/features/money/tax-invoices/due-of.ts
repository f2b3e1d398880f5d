import { holidaysFrom } from '#/server/features/content/calendar/calendar.public.ts'
import { dueDay } from '#/domain/tax/invoice-days.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** By when a paper written on that day has to be issued. The shop's own closing days move no deadline of the law. */
export async function dueOf(db: DbOrTx, writeDay: string): Promise<string> {
  return dueDay(writeDay, await holidaysFrom(db, writeDay))
}
