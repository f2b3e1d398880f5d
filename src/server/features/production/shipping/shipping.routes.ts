import {
  dispatchMany,
  dispatchOrder,
  listCouriers,
  moveParcel,
  readShipments,
} from '#/contract/production/shipping.contract.ts'
import { actorOf, moveDelivery } from '#/server/features/ordering/orders/orders.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { dispatchMany as dispatchRows } from './dispatch-many.ts'
import { dispatchOrder as dispatch } from './dispatch-order.ts'
import { readOwnShipments } from './read-shipments.ts'
import { readCouriers } from './shipping.repo.ts'

type Deps = Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'>

export const shippingRoutes = (deps: Deps): readonly Route[] => [
  route(listCouriers, async () => ({
    items: (await readCouriers(deps.database.db)).map(({ code, name, numberPattern }) => ({
      code,
      name,
      needsNumber: numberPattern !== null,
    })),
  })),
  route(readShipments, ({ params, principal }) =>
    readOwnShipments(deps.database.db, { orderNumber: params.orderNumber, memberId: principal.memberId }),
  ),
  writeRoute(dispatchOrder, ({ params, body, principal }, tx) =>
    dispatch(tx, deps, { orderNumber: params.orderNumber, ...body }, principal),
  ),
  writeRoute(dispatchMany, (call, tx) => dispatchRows(tx, deps, call.body.rows, call)),
  writeRoute(moveParcel, async ({ params, body, principal }, tx) => {
    const move = { deliveryId: params.deliveryId, event: body.event, by: actorOf(principal) }
    return { state: (await moveDelivery(tx, deps, move)).to }
  }),
]
