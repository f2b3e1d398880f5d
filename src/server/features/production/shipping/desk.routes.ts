import * as recipient from '#/contract/production/change-recipient.contract.ts'
import * as correction from '#/contract/production/waybill-correction.contract.ts'
import * as desk from '#/contract/production/shipping-desk.contract.ts'
import * as settings from '#/contract/production/courier-settings.contract.ts'
import * as waybills from '#/contract/production/waybill-import.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import { changeRecipient } from './change-recipient.ts'
import { judgeList, numberingCourier, presentJudged } from './check-waybills.ts'
import { correctWaybill, preview } from './correct-waybill.ts'
import { changeSettings, readSettings } from './courier-settings.ts'
import { endOpening, saveOpening } from './desk.repo.ts'
import type { DispatchDeps } from './dispatch-order.ts'
import { takeList } from './export-parcels.ts'
import { importWaybills } from './import-waybills.ts'
import { planParcels } from './plan-parcels.ts'
import { noteSheets, readSheets } from './print-parcels.ts'
import { readDesk, readReceivers } from './read-desk.ts'
import { readWaybillFile } from './read-waybill-file.ts'
import { sendSheets } from './send-sheets.ts'

type Deps = DispatchDeps &
  Pick<Services, 'database'> & { readonly documentRenderer: DocumentRenderer; readonly shopAddress: string }

/** Names and addresses stay open so long, and close by themselves. */
const OPEN_MS = 60 * 60_000

/** 오늘 나갈 것. */
export const deskRoutes = (deps: Deps): readonly Route[] => [
  route(desk.readShippingDesk, ({ principal }) => readDesk(deps.database.db, deps.clock.now(), principal)),
  route(desk.readReceivers, ({ principal }) => readReceivers(deps.database.db, deps.clock.now(), principal)),
  writeRoute(desk.openReceivers, async ({ principal }, tx) => {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + OPEN_MS)
    await saveOpening(tx, principal.staffId, now, until)
    return { until: until.toISOString() }
  }),
  writeRoute(desk.closeReceivers, async ({ principal }, tx) => {
    await endOpening(tx, principal.staffId)
    return {}
  }),
  writeRoute(recipient.changeRecipient, async (call, tx) => {
    await changeRecipient(tx, deps, call, { deliveryId: call.params.deliveryId, ...call.body })
    return {}
  }),
  writeRoute(desk.planParcels, ({ body }, tx) => planParcels(tx, deps.clock.now(), body)),
  route(desk.printParcels, async (call) => {
    const now = deps.clock.now()
    const sheets = await readSheets(deps.database.db, now, call.body)
    const pdf = await deps.documentRenderer.printParcels(sheets)
    await deps.database.transaction((tx) => noteSheets(tx, call, now, { ...call.body, sheets }))
    sendSheets(call.reply, sheets, pdf)
    return null
  }),
  route(desk.exportParcels, async (call) => {
    const now = deps.clock.now()
    const { courier, rows } = await deps.database.transaction((tx) => takeList(tx, call, now, call.body))
    const name = `${courier} 접수 ${seoulDay(now)}`
    return sendTable(call.reply, { name, sheet: '접수', rows, widths: (rows[0] ?? []).map(() => 18) }, call.body.format)
  }),
  route(waybills.readWaybillFile, ({ params, request }) => readWaybillFile(deps.database.db, request, params.courier)),
  route(waybills.checkWaybills, async ({ body }) => {
    const { db } = deps.database
    const courier = await numberingCourier(db, body.courier)
    return { items: (await judgeList(db, deps.clock.now(), courier, body.rows)).map(presentJudged) }
  }),
  writeRoute(waybills.importWaybills, (call, tx) => importWaybills(tx, deps, call.body, call)),
  route(correction.previewCorrection, ({ params, body }) => preview(deps.database.db, deps, { ...params, ...body })),
  writeRoute(correction.correctWaybill, (call, tx) => correctWaybill(tx, deps, { ...call.params, ...call.body }, call)),
  route(settings.readCourierSettings, () => readSettings(deps.database.db)),
  writeRoute(settings.changeCourierSettings, (call, tx) => changeSettings(tx, call, call.params.courier, call.body)),
]
