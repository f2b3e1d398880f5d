import { koreanDay } from '#/domain/calendar/business-days.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import {
  cancelRefused,
  dueDaysMoved,
  lineOf,
  linesOf,
  moneyTakenBack,
  orderCancelled,
  orderOf,
  orderPaid,
  orderPlaced,
} from '#/server/features/ordering/orders/orders.public.ts'
import {
  accountClosed,
  accountIssued,
  refundDone,
  waitingAccountOf,
} from '#/server/features/money/payments/payments.public.ts'
import { fileRequested, proofApproved, proofPublished } from '#/server/features/prepress/proofs/proofs.public.ts'
import { orderDispatched, shipmentsOf } from '#/server/features/production/shipping/shipping.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { type NotificationEvent, messageOf } from './notification-events.ts'
import { mayTell } from './unpaid-limit.ts'

type Deps = Pick<Services, 'database' | 'jobs' | 'log'>

/**
 * Tells customers what happened to their orders. The message is a job of its own, keyed by the notificationEvent, so that an event
 * that comes twice before it was sent makes one message.
 */
export function notificationsJobs(deps: Deps): readonly JobHandler[] {
  const ofLine = async (
    lineId: string,
    key: string,
    notificationEvent: (title: string, dueDay: string | null) => NotificationEvent,
  ) => {
    const line = await lineOf(deps.database.db, lineId)
    if (line) await tell(deps, line.orderId, key, notificationEvent(line.title, line.dueDay))
  }
  return [
    onEvent(fileRequested, 'notifications.file-requested', ({ lineId, proofId }) =>
      ofLine(lineId, `file-requested:${proofId}`, (job) => ({ kind: 'file-requested', job })),
    ),
    onEvent(proofPublished, 'notifications.proof-published', ({ lineId, proofId, version }) =>
      ofLine(lineId, `proof-published:${proofId}:${version}`, (job) => ({ kind: 'proof-published', job, version })),
    ),
    onEvent(proofApproved, 'notifications.proof-approved', ({ lineId, proofId, version }) =>
      ofLine(lineId, `proof-approved:${proofId}:${version}`, (job, dueDay) => ({
        kind: 'proof-approved',
        job,
        dueDay,
      })),
    ),
    onEvent(orderDispatched, 'notifications.order-dispatched', async ({ orderId, shipmentId }) => {
      const shipments = await shipmentsOf(deps.database.db, orderId)
      const parcels = shipments
        .filter(({ id }) => id === shipmentId)
        .map(({ courier, trackingNumber }) => [courier, trackingNumber].filter(Boolean).join(' '))
      await tell(deps, orderId, `dispatched:${shipmentId}`, { kind: 'dispatched', parcels })
    }),
    onEvent(dueDaysMoved, 'notifications.due-days-moved', async ({ orderId, at }) => {
      const lines = await linesOf(deps.database.db, orderId)
      const jobs = lines.flatMap(({ title, dueDay }) => (dueDay ? [`${title}: ${koreanDay(dueDay)} 출고 예정`] : []))
      await tell(deps, orderId, `due-days-moved:${orderId}:${at}`, { kind: 'due-days-moved', jobs })
    }),
    onEvent(orderCancelled, 'notifications.order-cancelled', async ({ orderId, text = '' }) => {
      const order = await orderOf(deps.database.db, orderId)
      if (!order) return
      const { keptTotal: kept, capturedTotal, reversedTotal } = order
      const account = order.paymentMethod === '가상계좌'
      const money = { kept, back: capturedTotal - reversedTotal - kept, account }
      await tell(deps, orderId, `cancelled:${orderId}`, { kind: 'cancelled', ...money, text })
    }),
    onEvent(moneyTakenBack, 'notifications.money-taken-back', async ({ orderId, reference, ...money }) => {
      const taken = { ...money, account: await waitingAccountOf(deps.database.db, { orderId }) }
      await tell(deps, orderId, `money-taken-back:${reference}`, { kind: 'money-taken-back', taken })
    }),
    ...paymentJobs(deps),
    onEvent(refundDone, 'notifications.refund-done', ({ refundId, orderId, amount, via }) =>
      tell(deps, orderId, `refund-done:${refundId}`, { kind: 'refund-done', amount, via }),
    ),
    onEvent(accountClosed, 'notifications.account-closed', ({ orderId, attemptId, cancelled }) =>
      tell(deps, orderId, `account-closed:${attemptId}:${orderId}`, { kind: 'account-closed', cancelled }),
    ),
    onEvent(cancelRefused, 'notifications.cancel-refused', ({ orderId, text, at }) =>
      tell(deps, orderId, `cancel-refused:${orderId}:${at}`, { kind: 'cancel-refused', text }),
    ),
  ]
}

/** From the order to its money. */
function paymentJobs(deps: Deps): readonly JobHandler[] {
  const { db } = deps.database
  return [
    onEvent(orderPlaced, 'notifications.order-placed', async ({ orderId }) => {
      const [order, lines] = [await orderOf(db, orderId), await linesOf(db, orderId)]
      if (!order || !lines[0]) return
      const jobs = lines.length > 1 ? `${lines[0].title} 외 ${lines.length - 1}건` : lines[0].title
      await tell(deps, orderId, `order-placed:${orderId}`, { kind: 'order-placed', jobs, total: order.total })
    }),
    onEvent(accountIssued, 'notifications.account-issued', async ({ attemptId }) => {
      const account = await waitingAccountOf(db, { attemptId })
      const [orderId] = account?.orderIds ?? []
      if (!account || !orderId) return
      const key = `account-issued:${attemptId}`
      await tell(deps, orderId, key, { kind: 'account-issued', account }, account.orderNumbers)
    }),
    onEvent(orderPaid, 'notifications.order-paid', async ({ orderId }) => {
      const order = await orderOf(db, orderId)
      // Taken back meanwhile: that is the news then. Of nothing to pay there is nothing to confirm.
      if (!order?.paidAt || order.total === 0) return
      const paid = { kind: 'paid', amount: order.total, method: order.paymentMethod ?? '카드' } as const
      await tell(deps, orderId, `paid:${orderId}:${order.paidAt.toISOString()}`, paid)
    }),
  ]
}

async function tell(
  { database, jobs, log }: Deps,
  orderId: string,
  key: string,
  notificationEvent: NotificationEvent,
  /** Of all orders that it happened to together. */
  orderNumbers?: readonly string[],
): Promise<void> {
  const order = await orderOf(database.db, orderId)
  if (!order) return
  const orderNumber = orderNumbers?.join(', ') ?? order.number
  const { name, email, phone } = order.orderer
  const message = messageOf(await brandOf(database.db), { name, email, phone, orderNumber }, notificationEvent)
  if (!(await mayTell(database.db, message, order.memberId, notificationEvent))) {
    log.warn({ orderId, kind: notificationEvent.kind }, 'not told: too many messages about unpaid orders today')
    return
  }
  await database.transaction((tx) => jobs.add(tx, sendMessage, message, { key: `notify:${key}` }))
}
