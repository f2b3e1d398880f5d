import { AppError } from '#/contract/errors.ts'
import { advanceLines, moveLine, readRealtime, readUsualTimes } from '#/contract/production/production.contract.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { advanceLines as advance } from './advance-lines.ts'
import { moveByStaff } from './move-by-staff.ts'
import { mayMove } from './production.policy.ts'
import { readRealtime as realtime, readUsualTimes as usualTimes } from './read-realtime.ts'

type Deps = Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'>

export const productionRoutes = (deps: Deps): readonly Route[] => [
  writeRoute(moveLine, async ({ params, body, principal }, tx) => {
    if (!mayMove(principal, body.event)) throw new AppError('FORBIDDEN')
    const move = { lineId: params.lineId, event: body.event, by: principal, note: body.note }
    return { state: (await moveByStaff(tx, deps, move)).to }
  }),
  writeRoute(advanceLines, (call, tx) => advance(tx, deps, call.body, call)),
  route(readRealtime, () => realtime(deps.database.db, deps)),
  route(readUsualTimes, () => usualTimes(deps.database.db)),
]
