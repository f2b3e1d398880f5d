import * as gangs from '#/contract/production/gangs.contract.ts'
import { route, type Route, writeRoute } from '#/server/platform/http/route.ts'
import type { GangsDeps } from './gangs-deps.ts'
import { moveGang } from './move-gang.ts'
import { changeGang, makeGang } from './put-gang.ts'
import { recordGang } from './record-gang.ts'
import { lookAtGang, readGang, readGangs } from './read-gangs.ts'
import { remakePackage } from './remake-package.ts'
import { sendGangPackage } from './send-gang-package.ts'

export const gangsRoutes = (deps: GangsDeps): readonly Route[] => [
  route(gangs.readGangs, () => readGangs(deps.database.db, deps)),
  route(gangs.lookAtGang, ({ body }) => lookAtGang(deps.database.db, deps, body)),
  writeRoute(gangs.makeGang, ({ body, principal }, tx) => makeGang(tx, deps, { ...body, staff: principal })),
  route(gangs.readGang, ({ params }) => readGang(deps.database.db, deps, params.gangId)),
  writeRoute(gangs.changeGang, ({ params, body }, tx) => changeGang(tx, deps, { ...params, ...body })),
  writeRoute(gangs.moveGang, ({ params, body, principal }, tx) =>
    moveGang(tx, deps, { ...params, ...body, staff: principal }),
  ),
  writeRoute(gangs.recordGang, ({ params, body, principal }, tx) =>
    recordGang(tx, deps, { ...params, ...body, staff: principal }),
  ),
  writeRoute(gangs.remakeGangPackage, async ({ params }, tx) => {
    await remakePackage(tx, deps, params.gangId)
    return {}
  }),
  route(gangs.downloadGangPackage, async (call) => {
    await sendGangPackage(deps, call.params.gangId, call, call.reply)
    return null
  }),
]
