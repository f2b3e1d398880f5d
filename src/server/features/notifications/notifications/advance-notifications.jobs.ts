import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { goesBackByAccount } from '#/domain/orders/payment-means.ts'
import { restDay } from '#/domain/orders/rest-day.ts'
import {
  advanceAgreed,
  advancePaid,
  type OrderRow,
  restDayMoved,
  restDueSoon,
  restOverdue,
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
      waitsForRest(order) ? { happening: { event: 'rest-wanted', ...byClock(order) }, path: paymentPath(order) } : null,
    ),
  ),
  onEvent(restDueSoon, 'notifications.rest-due-soon', ({ orderId, day }) =>
    tellOfOrder(deps, { orderId, key: `rest-due-soon:${orderId}:${day}` }, (order) =>
      // Another day was agreed meanwhile.
      waitsForRest(order) && restDay(order) === day
        ? { happening: { event: 'rest-due-soon', ...byClock(order, day) }, path: paymentPath(order) }
        : null,
    ),
  ),
  onEvent(restOverdue, 'notifications.rest-overdue', ({ orderId, day }) =>
    tellOfOrder(deps, { orderId, key: `rest-overdue:${orderId}:${day}` }, (order) =>
      waitsForRest(order) && restDay(order) === day
        ? { happening: { event: 'rest-overdue', ...byClock(order, day) }, path: paymentPath(order) }
        : null,
    ),
  ),
  onEvent(restDayMoved, 'notifications.rest-day-moved', ({ orderId, at }) =>
    tellOfOrder(deps, { orderId, key: `rest-day-moved:${orderId}:${at}` }, (order) => {
      const day = restDay(order)
      return waitsForRest(order) && day !== null
        ? { happening: { event: 'rest-day-moved', ...byClock(order, day), by: 'staff' }, path: paymentPath(order) }
        : null
    }),
  ),
]

const paymentPath = ({ number }: OrderRow) => to('/order/{orderNumber}/payment', { orderNumber: number })
const restOf = ({ total, advanceTotal }: OrderRow) => formatWon(total - advanceTotal)
const fieldsOf = (order: OrderRow) => ({
  주문번호: order.number,
  선금: formatWon(order.advanceTotal),
  잔금: restOf(order),
  ...dayOf(order),
})

/** A line of its own, empty where no day was agreed. */
function dayOf(order: OrderRow): { readonly 잔금기한: string } {
  const day = restDay(order)
  return { 잔금기한: day === null ? '' : `잔금은 ${shortDay(day)}까지 내 주세요.` }
}

/** Neither paid nor cancelled before anybody was told. */
const waitsForRest = ({ paymentState, cancelledAt }: OrderRow) => paymentState === 'part-paid' && cancelledAt === null

const byClock = (order: OrderRow, day = '') =>
  ({
    by: 'clock',
    payment: 'paid',
    fields: { 주문번호: order.number, 잔금: restOf(order), 기한: day && shortDay(day), ...dayOf(order) },
  }) as const
