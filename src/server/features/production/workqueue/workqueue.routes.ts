import { AppError } from '#/contract/errors.ts'
import { listBoard, readQueue } from '#/contract/production/queue.contract.ts'
import * as batch from '#/contract/production/order-batch.contract.ts'
import * as table from '#/contract/production/order-table.contract.ts'
import * as staffOrder from '#/contract/production/staff-order.contract.ts'
import { exportAudit, listAudit } from '#/contract/production/audit.contract.ts'
import { lockOrders, orderByNumber, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { requestFile } from '#/server/features/prepress/proofs/proofs.public.ts'
import { listRoute, route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'
import type { Services } from '#/server/platform/services.ts'
import { assignOrder } from './assign-order.ts'
import { exportAudit as auditSheet } from './export-audit.ts'
import { listAudit as audit } from './list-audit.ts'
import { exportOrders } from './export-orders.ts'
import { listBoard as board } from './list-board.ts'
import { orderIds } from './order-ids.ts'
import { deleteOrderView, listOrderViews, saveOrderView } from './order-views.ts'
import { readQueue as queue } from './read-queue.ts'
import { readStaffOrder as order } from './read-staff-order.ts'
import { revealPersonalData as reveal } from './reveal-personal-data.ts'
import { checkBatch, runBatch } from './run-batch.ts'
import { summariseOrders } from './summarise-orders.ts'

type Deps = Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'>

export const workqueueRoutes = (deps: Deps): readonly Route[] => [
  // Everybody's first screen, as costly as there is work: it does not wait behind searches.
  route(readQueue, ({ principal }) => queue(deps.database.db, deps, principal)),
  listRoute(listBoard, ({ query, principal }, db) => board(db, deps, query, principal)),
  ...tableRoutes(deps),
  route(staffOrder.readStaffOrder, ({ params, principal }) => order(deps, params.orderNumber, principal)),
  listRoute(listAudit, ({ query }, db) => audit(db, query)),
  listRoute(exportAudit, ({ query, reply }, db) => auditSheet(db, reply, query)),
  writeRoute(staffOrder.revealPersonalData, (call, tx) => reveal(tx, call, call.params.orderNumber)),
  writeRoute(staffOrder.assignOrder, async ({ params, body, principal }, tx) => {
    const found = await orderByNumber(tx, params.orderNumber)
    if (!found) throw new AppError('NOT_FOUND')
    await lockOrders(tx, [found.id])
    await assignOrder(tx, deps, { orderId: found.id, staffId: principal.staffId, mine: body.mine })
    return {}
  }),
  writeRoute(staffOrder.requestFile, ({ params, body, principal }, tx) =>
    requestFile(tx, deps, { lineId: params.lineId, text: body.text, staff: principal }),
  ),
]

/** The order table as a tool: its figures, its views, and what is done with many rows. */
const tableRoutes = (deps: Deps): readonly Route[] => [
  listRoute(table.summariseOrders, ({ query, principal }, db) => summariseOrders(db, deps, query, principal)),
  listRoute(table.listOrderIds, ({ query, principal }, db) => orderIds(db, deps, query, principal)),
  listRoute(table.exportOrders, ({ query, principal, reply }, db) => exportOrders(db, deps, reply, query, principal)),
  listRoute(table.listOrderViews, ({ principal }, db) => listOrderViews(db, deps, principal)),
  writeRoute(table.saveOrderView, async ({ params, body, principal }, tx) => {
    await saveOrderView(tx, deps, params.viewId, body, principal)
    return {}
  }),
  writeRoute(table.deleteOrderView, async ({ params, principal }, tx) => {
    await deleteOrderView(tx, params.viewId, principal)
    return {}
  }),
  listRoute(batch.checkBatch, ({ body, principal }, db) => checkBatch(db, body, principal)),
  writeRoute(batch.runBatch, (call, tx) => runBatch(tx, deps, call.body, call)),
]

/** `staff:queue` for every staff member. */
export const workqueueLiveTopics = (): readonly LiveTopic[] => [
  {
    noun: STAFF_QUEUE_TOPIC.split(':')[0] ?? '',
    mayWatch: async (id, { principal }) => id === STAFF_QUEUE_TOPIC.split(':')[1] && principal.kind === 'staff',
  },
]
