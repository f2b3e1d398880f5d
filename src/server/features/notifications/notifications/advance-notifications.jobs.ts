import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { goesBackByAccount } from '#/domain/orders/payment-means.ts'
import {
  advanceAgreed,
  advancePaid,
  type OrderRow,
  restWanted,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { tellOfOrder } from './tell-of-order.ts'

/** An order that is paid in two parts: what is to pay now, and what comes later. */
export const advanceNotifications = (deps: TellDeps): readonly JobHandler[] => [
  onEvent(advanceAgreed, 'notifications.advance-agreed', ({ orderId, at }) =>
    tellOfOrder(deps, { orderId, key: `advance-agreed:${orderId}:${at}` }, (order) =>
      // Dropped, paid or cancelled before anybody was told.
      order.advanceTotal === 0 || order.paymentState !== 'unpaid'
        ? null
        : {
            happening: { event: 'advance-agreed', by: 'staff', payment: 'unpaid', fields: fieldsOf(order) },
            path: paymentPath(order),
          },
    ),
  ),
  onEvent(advancePaid, 'notifications.advance-paid', ({ orderId, paidAt }) =>
    tellOfOrder(deps, { orderId, key: `advance-paid:${orderId}:${paidAt}` }, (order) =>
      order.advancePaidAt === null
        ? null
        : {
            happening: {
              event: 'advance-paid',
              by: goesBackByAccount(order.paymentMethod) ? 'clock' : 'customer',
              payment: 'paid',
              fields: fieldsOf(order),
            },
          },
    ),
  ),
  onEvent(restWanted, 'notifications.rest-wanted', ({ orderId, at }) =>
    tellOfOrder(deps, { orderId, key: `rest-wanted:${orderId}:${at}` }, (order) =>
      order.paymentState !== 'part-paid' || order.cancelledAt !== null
        ? null
        : {
            happening: {
              event: 'rest-wanted',
              by: 'clock',
              payment: 'paid',
              fields: { 주문번호: order.number, 잔금: restOf(order) },
            },
            path: paymentPath(order),
          },
    ),
  ),
]

const paymentPath = ({ number }: OrderRow) => to('/order/{orderNumber}/payment', { orderNumber: number })
const restOf = ({ total, advanceTotal }: OrderRow) => formatWon(total - advanceTotal)
const fieldsOf = (order: OrderRow) => ({
  주문번호: order.number,
  선금: formatWon(order.advanceTotal),
  잔금: restOf(order),
})
