import { changeCutOff, changeDays, previewChange, readYear } from '#/contract/production/staff-calendar.contract.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { CalendarAdminDeps } from './calendar-admin-deps.ts'
import { changeCutOff as setCutOff } from './change-cut-off.ts'
import { changeDays as change, preview } from './change-days.ts'
import { readYear as yearOf } from './read-year.ts'

export const calendarAdminRoutes = (deps: CalendarAdminDeps): readonly Route[] => [
  route(readYear, ({ query }) => yearOf(deps.database.db, deps.clock.now(), query.year)),
  route(previewChange, ({ body }) => preview(deps.database.db, deps, body)),
  writeRoute(changeDays, (call, tx) => change(tx, deps, call, call.body)),
  writeRoute(changeCutOff, async (call, tx) => {
    const { from } = call.params
    const { hour } = call.body
    await setCutOff(tx, deps, call, { from, ...call.body })
    return { from, hour }
  }),
]
