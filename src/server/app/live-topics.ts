import { inquiriesLiveTopics } from '#/server/features/support/inquiries/inquiries.live.ts'
import { ordersLiveTopics } from '#/server/features/ordering/orders/orders.live.ts'
import { preflightLiveTopics } from '#/server/features/prepress/preflight/preflight.live.ts'
import { gangsLiveTopics } from '#/server/features/production/gangs/gangs.live.ts'
import { pressLiveTopics } from '#/server/features/prepress/press/press.live.ts'
import { proofsLiveTopics } from '#/server/features/prepress/proofs/proofs.live.ts'
import { productionLiveTopics } from '#/server/features/production/production/production.live.ts'
import { workqueueLiveTopics } from '#/server/features/production/workqueue/workqueue.routes.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'
import type { Container } from './container.ts'

/** Every topic that browsers may watch. One line per feature. */
export function liveTopics(container: Container): readonly LiveTopic[] {
  return [
    ...inquiriesLiveTopics(container),
    ...ordersLiveTopics(container),
    ...preflightLiveTopics(container),
    ...proofsLiveTopics(container),
    ...pressLiveTopics(),
    ...gangsLiveTopics(),
    ...productionLiveTopics(),
    ...workqueueLiveTopics(),
  ]
}
