import * as floor from '#/contract/production/floor.contract.ts'
import { listRoute, route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { moveStep } from './move-step.ts'
import { readFloor } from './read-floor.ts'
import { readTickets } from './read-tickets.ts'
import { recordStep } from './record-step.ts'
import { saveMachine } from './save-machine.ts'

type Deps = Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'>

export const floorRoutes = (deps: Deps): readonly Route[] => [
  route(floor.readFloor, ({ principal }) => readFloor(deps.database.db, deps, principal)),
  writeRoute(floor.moveStep, ({ params, body, principal }, tx) =>
    moveStep(tx, deps, { ...params, ...body, staff: principal }),
  ),
  writeRoute(floor.recordStep, ({ params, body, principal }, tx) =>
    recordStep(tx, deps, { ...params, version: body.version, staff: principal, body }),
  ),
  writeRoute(floor.saveMachine, ({ params, body }, tx) => saveMachine(tx, deps, { id: params.machineId, body })),
  listRoute(floor.readTickets, ({ body, principal }, lists) => readTickets(lists, body.lineIds, principal)),
]
