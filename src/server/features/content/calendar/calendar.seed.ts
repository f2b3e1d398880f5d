import { FIRST_CUT_OFF } from '#/domain/calendar/business-days.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { putCutOff, putDays } from './calendar.repo.ts'

/** The public holidays that are known, and the first cut-off. */
export async function seedCalendar(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const by = { changedBy: null, changedAt: clock.now() }
  await putDays(
    tx,
    HOLIDAYS.map(({ day, name }) => ({ day, name, kind: 'holiday' as const, ...by })),
  )
  await putCutOff(tx, { ...FIRST_CUT_OFF, ...by })
}
