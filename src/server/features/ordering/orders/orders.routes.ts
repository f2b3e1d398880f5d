import {
  askEvidence as askEvidenceEndpoint,
  attachLineFiles,
  changeLineTitle,
  confirmDelivery as confirmDeliveryEndpoint,
  confirmOrder as confirmOrderEndpoint,
} from '#/contract/ordering/change-order.contract.ts'
import { listOrderNotices, sendNoticeAgain } from '#/contract/ordering/order-notices.contract.ts'
import {
  placeOrder as placeOrderEndpoint,
  previewOrder,
  readSheetStart,
  reorder as reorderEndpoint,
} from '#/contract/ordering/place-order.contract.ts'
import {
  listOrders as listOrdersEndpoint,
  listPointsToCome as listPointsToComeEndpoint,
  listWaiting as listWaitingEndpoint,
  readOrder,
} from '#/contract/ordering/read-order.contract.ts'
import { boxesOf } from '#/domain/orders/courier-fee.ts'
import { feesShown } from '#/contract/content/fees-shown.ts'
import { readSome } from '#/server/features/ordering/cart/cart.public.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { askEvidence } from './ask-evidence.ts'
import { changeTitle } from './change-title.ts'
import { attachFiles } from './attach-files.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { confirmOrder } from './confirm-order.ts'
import { lastSheet } from './last-sheet.repo.ts'
import { listOrders } from './list-orders.ts'
import { listPointsToCome } from './list-points-to-come.ts'
import { listWaiting } from './list-waiting.ts'
import { listNotices, sendOwnNoticeAgain } from './order-notices.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { placeOrder } from './place-order.ts'
import { priceOrder } from './price-order.ts'
import { previewBenefits } from './preview-benefits.ts'
import { readOwnOrder } from './read-order.ts'
import { reorder } from './reorder.ts'

export function ordersRoutes(deps: OrdersDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(previewOrder, async ({ principal, body }) => {
      const items = await readSome(db, principal.memberId, body.itemIds)
      const priced = await priceOrder(db, deps, principal, body.itemIds, items, body.deliveries)
      const { amounts: payable, coupons } = await previewBenefits(db, deps, {
        memberId: principal.memberId,
        asked: body.benefits,
        best: body.bestCoupons,
        priced,
      })
      const { deliveryFees, ...amounts } = payable
      return {
        lines: priced.lines.map(({ item, quote }) => ({
          itemId: item.id,
          title: item.title,
          total: quote.total,
          quote,
        })),
        deliveryFees: [...deliveryFees],
        fees: feesShown(priced.valid.fees),
        parcels: priced.grams.map((grams) => ({ grams, boxes: boxesOf(priced.valid.fees, grams) })),
        amounts,
        coupons,
      }
    }),
    route(readSheetStart, async ({ principal }) => ({ last: await lastSheet(db, principal.memberId) })),
    writeRoute(placeOrderEndpoint, ({ principal, body }, tx) => placeOrder(tx, deps, principal, body)),
    writeRoute(reorderEndpoint, ({ principal, params, body }, tx) =>
      reorder(tx, deps, principal, params.orderNumber, body),
    ),
    route(listOrdersEndpoint, ({ principal, query }) => listOrders(db, deps.clock.now(), principal.memberId, query)),
    route(listPointsToComeEndpoint, ({ principal }) => listPointsToCome(db, deps.clock.now(), principal.memberId)),
    route(listWaitingEndpoint, ({ principal }) => listWaiting(db, deps.clock.now(), principal.memberId)),
    route(readOrder, ({ principal, params }) => readOwnOrder(db, principal.memberId, params.orderNumber)),
    route(listOrderNotices, async ({ principal, params }) => ({
      notices: [...(await listNotices(db, principal.memberId, params.orderNumber))],
    })),
    writeRoute(sendNoticeAgain, async ({ principal, params }, tx) => {
      await sendOwnNoticeAgain(tx, deps, { memberId: principal.memberId, ...params })
      return DONE
    }),
    writeRoute(attachLineFiles, async ({ principal, visitorKey, params, body }, tx) => ({
      file: await attachFiles(tx, deps, { memberId: principal.memberId, visitorKey }, params, body.files),
    })),
    writeRoute(changeLineTitle, ({ principal, params, body }, tx) =>
      changeTitle(tx, deps, { memberId: principal.memberId, ...params }, body.title),
    ),
    writeRoute(confirmOrderEndpoint, ({ principal, params }, tx) =>
      confirmOrder(tx, deps, principal.memberId, params.orderNumber),
    ),
    writeRoute(askEvidenceEndpoint, ({ principal, params, body }, tx) =>
      askEvidence(tx, principal.memberId, params.orderNumber, body.evidence),
    ),
    writeRoute(confirmDeliveryEndpoint, async ({ principal, params }, tx) => ({
      state: await confirmDelivery(tx, deps, principal.memberId, params.orderNumber, params.deliveryId),
    })),
  ]
}
