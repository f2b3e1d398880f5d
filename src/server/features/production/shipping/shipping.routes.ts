import { dispatchOrder, listCouriers, moveParcel } from '#/contract/production/shipping.contract.ts'
import * as tracking from '#/contract/production/tracking.contract.ts'
import { actorOf, moveDelivery } from '#/server/features/ordering/orders/orders.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { type DispatchDeps, dispatchOrder as dispatch } from './dispatch-order.ts'
import { latestShipments } from './latest-shipments.ts'
import { listTroubles } from './list-troubles.ts'
import { readOwnShipment, readOwnShipments } from './read-parcels.ts'
import { resolveTrouble } from './resolve-trouble.ts'
import { readCouriers } from './shipping.repo.ts'

type Deps = DispatchDeps & Pick<Services, 'database'>

export const shippingRoutes = (deps: Deps): readonly Route[] => [
  route(listCouriers, async () => ({
    items: (await readCouriers(deps.database.db)).map(({ code, name, numberPattern }) => ({
      code,
      name,
      needsNumber: numberPattern !== null,
    })),
  })),
  route(tracking.readShipments, ({ params, principal }) =>
    readOwnShipments(deps.database.db, { orderNumber: params.orderNumber, memberId: principal.memberId }),
  ),
  route(tracking.readShipment, ({ params, principal }) =>
    readOwnShipment(deps.database.db, { shipmentId: params.shipmentId, memberId: principal.memberId }),
  ),
  route(tracking.latestShipments, ({ query, principal }) =>
    latestShipments(deps.database.db, principal.memberId, query.orders),
  ),
  route(tracking.listTroubles, ({ principal }) => listTroubles(deps.database.db, principal)),
  writeRoute(tracking.resolveTrouble, async ({ params, body, principal }, tx) => {
    await resolveTrouble(tx, deps, { ...params, note: body.note, staffId: principal.staffId })
    return {}
  }),
  writeRoute(dispatchOrder, ({ params, body, principal }, tx) =>
    dispatch(tx, deps, { orderNumber: params.orderNumber, ...body }, principal),
  ),
  writeRoute(moveParcel, async ({ params, body, principal }, tx) => {
    const move = { deliveryId: params.deliveryId, event: body.event, by: actorOf(principal) }
    return { state: (await moveDelivery(tx, deps, move)).to }
  }),
]
