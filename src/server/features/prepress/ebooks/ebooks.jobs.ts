import { orderCancelled, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { followOrder } from './follow-order.ts'
import { carryOutMaking, makeEditionJob } from './make-edition.ts'
import { carryOutReading, readManuscriptJob } from './read-manuscript.ts'

export const ebooksJobs = (deps: EbooksDeps): readonly JobHandler[] => [
  onJob(readManuscriptJob, ({ fileId }) => carryOutReading(deps, fileId)),
  onJob(makeEditionJob, ({ ebookId, edition }) => carryOutMaking(deps, ebookId, edition)),
  onEvent(orderPaid, 'ebooks.begin-work', ({ orderId }) => followOrder(deps, orderId, 'pay')),
  onEvent(orderCancelled, 'ebooks.end-work', ({ orderId }) => followOrder(deps, orderId, 'cancel')),
]
