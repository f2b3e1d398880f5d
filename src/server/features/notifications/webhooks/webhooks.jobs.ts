import { daysBefore } from '#/lib/seoul-time.ts'
import {
  deliveryDone,
  lineOf,
  orderCancelled,
  orderOf,
  orderPaid,
  orderPlaced,
  productionStarted,
} from '#/server/features/ordering/orders/orders.public.ts'
import { linePassed, lineRefused } from '#/server/features/prepress/preflight/preflight.public.ts'
import { proofApproved, proofPublished } from '#/server/features/prepress/proofs/proofs.public.ts'
import { orderDispatched } from '#/server/features/production/shipping/shipping.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import type { WebhookEvent } from '#/domain/webhooks/webhook-events.data.ts'
import { announce, deliverWebhook } from './announce.ts'
import { tryDelivery } from './deliver-webhook.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'
import { deleteDeliveriesBefore } from './webhooks.repo.ts'

const KEEP_DAYS = 30

interface Happened {
  readonly event: WebhookEvent
  /** Of the queue: the same however often the job runs. */
  readonly cause: string
}

/** Tells firms' systems what is told to people: the same announcements, written in the transaction of their cause. */
export function webhooksJobs(deps: WebhooksDeps): readonly JobHandler[] {
  return [
    onJob(deliverWebhook, ({ deliveryId }) => tryDelivery(deps, deliveryId)),
    onJob(
      jobType('webhooks.sweep', 3),
      () => deleteDeliveriesBefore(deps.database.db, daysBefore(deps.clock.now(), KEEP_DAYS)),
      '40 18 * * *',
    ),
    ...orderNews(deps),
    ...lineNews(deps),
  ]
}

function orderNews(deps: WebhooksDeps): readonly JobHandler[] {
  const tell =
    (event: WebhookEvent) =>
    (payload: { orderId: string }, { jobId }: { jobId: string }) => {
      const { orderId, ...more } = payload
      return ofOrder(deps, { event, cause: jobId }, orderId, pick(more, ['shipmentId', 'deliveryId']))
    }
  return [
    onEvent(orderPlaced, 'webhooks.order-placed', tell('order.placed')),
    onEvent(orderPaid, 'webhooks.order-paid', tell('order.paid')),
    onEvent(orderCancelled, 'webhooks.order-cancelled', tell('order.cancelled')),
    onEvent(orderDispatched, 'webhooks.order-dispatched', tell('order.dispatched')),
    onEvent(deliveryDone, 'webhooks.order-delivered', tell('order.delivered')),
  ]
}

function lineNews(deps: WebhooksDeps): readonly JobHandler[] {
  const tell =
    (event: WebhookEvent) =>
    async (payload: { lineId: string }, { jobId }: { jobId: string }) => {
      const { lineId, ...more } = payload
      const line = await lineOf(deps.database.db, lineId)
      if (!line) return
      const data = { lineId, ...pick(more, ['proofId', 'version']) }
      await ofOrder(deps, { event, cause: jobId }, line.orderId, data)
    }
  return [
    onEvent(linePassed, 'webhooks.file-passed', tell('file.passed')),
    onEvent(lineRefused, 'webhooks.file-refused', tell('file.refused')),
    onEvent(proofPublished, 'webhooks.proof-ready', tell('proof.ready')),
    onEvent(proofApproved, 'webhooks.proof-approved', tell('proof.approved')),
    onEvent(productionStarted, 'webhooks.production-started', tell('production.started')),
  ]
}

async function ofOrder(
  deps: WebhooksDeps,
  { event, cause }: Happened,
  orderId: string,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const order = await orderOf(deps.database.db, orderId)
  if (!order) return
  const { memberId, number: orderNumber } = order
  await deps.database.transaction((tx) =>
    announce(tx, deps, { memberId, event, cause, data: { orderNumber, ...more } }),
  )
}

/** Only ids leave the house; notes of staff and names stay. */
const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
