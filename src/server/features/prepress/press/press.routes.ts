import {
  askPressPackage,
  downloadPressPackage,
  readPressPackage,
  takeHandMade,
} from '#/contract/prepress/press.contract.ts'
import { drawCoverTemplate } from '#/contract/prepress/cover-template.contract.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { askPackage } from './ask-package.ts'
import { handMade } from './hand-made.ts'
import type { PressDeps } from './press-deps.ts'
import { readLinePackage } from './read-line-package.ts'
import { sendCoverTemplate } from './send-cover-template.ts'
import { sendPackage } from './send-package.ts'

export const pressRoutes = (deps: PressDeps): readonly Route[] => [
  route(readPressPackage, ({ params }) => readLinePackage(deps.database.db, params.lineId)),
  writeRoute(askPressPackage, ({ params, principal }, tx) =>
    askPackage(tx, deps, { lineId: params.lineId, staff: principal }),
  ),
  writeRoute(takeHandMade, async ({ params, body, principal }, tx) => {
    await handMade(tx, deps, { lineId: params.lineId, reason: body.reason, staff: principal })
    return {}
  }),
  route(downloadPressPackage, async (call) => {
    await sendPackage(deps, call.params.packageId, call, call.reply)
    return null
  }),
  route(drawCoverTemplate, async ({ body, reply }) => {
    await sendCoverTemplate(deps, body, reply)
    return null
  }),
]
