import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { readCalendarData } from './calendar.repo.ts'

export const calendarRoutes = ({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly Route[] => [
  route(readCalendar, async () => {
    const { days, cutOffs } = await readCalendarData(database.db, seoulDay(clock.now()))
    return { days: days.map((day) => ({ ...day })), cutOffs: cutOffs.map((cutOff) => ({ ...cutOff })) }
  }),
]
