import * as endpoints from '#/contract/production/order-desk.contract.ts'
import { attachConverted } from '#/contract/production/staff-order.contract.ts'
import { putFilesIn } from '#/server/features/ordering/orders/orders.public.ts'
import { writeToCustomer } from '#/server/features/prepress/proofs/proofs.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { OrderDeskDeps } from './order-desk-deps.ts'
import { answerOverride, askOverride } from './override-file.ts'
import { readOrderDesk } from './read-order-desk.ts'
import { markRead, writeNote } from './write-note.ts'

const CONVERTED = '고객 자료를 PDF로 바꿈'

export const orderDeskRoutes = (deps: OrderDeskDeps): readonly Route[] => [
  route(endpoints.readOrderDesk, ({ params, principal }) =>
    readOrderDesk(deps.database.db, params.orderNumber, principal),
  ),
  writeRoute(endpoints.writeNote, ({ params, body, principal }, tx) =>
    writeNote(tx, deps, { orderNumber: params.orderNumber, ...body, staff: principal }),
  ),
  writeRoute(endpoints.markWordsRead, async ({ params, principal }, tx) => {
    await markRead(tx, deps, { orderNumber: params.orderNumber, staff: principal })
    return {}
  }),
  writeRoute(endpoints.writeCustomer, async ({ params, body, principal }, tx) => {
    await writeToCustomer(tx, deps, { lineId: params.lineId, text: body.text, staff: principal })
    return {}
  }),
  writeRoute(attachConverted, async (call, tx) => {
    const { lineId } = call.params
    return {
      file: await putFilesIn(tx, deps, call, { lineId, choices: call.body.files, reason: CONVERTED, tell: false }),
    }
  }),
  writeRoute(endpoints.replaceFiles, async (call, tx) => {
    const { files: choices, reason } = call.body
    return { file: await putFilesIn(tx, deps, call, { lineId: call.params.lineId, choices, reason, tell: true }) }
  }),
  writeRoute(endpoints.askOverride, ({ params, body, principal }, tx) =>
    askOverride(tx, deps, { lineId: params.lineId, reason: body.reason, staff: principal }),
  ),
  writeRoute(endpoints.answerOverride, ({ params, body, principal }, tx) =>
    answerOverride(tx, deps, { overrideId: params.overrideId, ...body, staff: principal }),
  ),
]
