import { orderCancelled, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { followOrder } from './follow-order.ts'
import { carryOutMaking, giveUpMaking, makeEditionJob } from './make-edition.ts'
import { carryOutReading, giveUpReading, readManuscriptJob } from './read-manuscript.ts'

export const ebooksJobs = (deps: EbooksDeps): readonly JobHandler[] => [
  onJob(readManuscriptJob, async (asked, { lastAttempt }) => {
    await carryOutReading(deps, asked).catch(async (error: unknown) => {
      if (lastAttempt) await giveUpReading(deps, asked.fileId)
      throw error
    })
  }),
  onJob(makeEditionJob, async ({ ebookId, edition }, { lastAttempt }) => {
    await carryOutMaking(deps, ebookId, edition).catch(async (error: unknown) => {
      if (lastAttempt) await giveUpMaking(deps, ebookId, edition)
      throw error
    })
  }),
  onEvent(orderPaid, 'ebooks.begin-work', ({ orderId }) => followOrder(deps, orderId, 'pay')),
  onEvent(orderCancelled, 'ebooks.end-work', ({ orderId }) => followOrder(deps, orderId, 'cancel')),
]
