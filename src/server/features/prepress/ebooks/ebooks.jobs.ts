import { advancePaid, orderCancelled, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { waitingWords } from '#/server/platform/jobs/wait-for-machine.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { followOrder } from './follow-order.ts'
import { carryOutMaking, delayMaking, giveUpMaking, makeEditionJob } from './make-edition.ts'
import { carryOutReading, giveUpReading, readManuscriptJob } from './read-manuscript.ts'

export const ebooksJobs = (deps: EbooksDeps): readonly JobHandler[] => [
  onJob(readManuscriptJob, async (asked, attempt) => {
    await carryOutReading(deps, asked).catch(async (error: unknown) => {
      if (!attempt.givesUp(error)) throw error
      // Whoever waits is told; a job that is given up would be the doctor's, who can do nothing about it.
      deps.log.error({ err: error, fileId: asked.fileId }, 'a manuscript could not be read')
      await giveUpReading(deps, asked.fileId)
    })
  }),
  onJob(makeEditionJob, async ({ ebookId, edition }, attempt) => {
    await carryOutMaking(deps, ebookId, edition).catch(async (error: unknown) => {
      if (!attempt.givesUp(error)) {
        const delay = waitingWords(error)
        if (delay !== null) await delayMaking(deps, ebookId, edition, delay)
        throw error
      }
      deps.log.error({ err: error, ebookId, edition }, 'an e-book could not be made')
      await giveUpMaking(deps, ebookId, edition)
    })
  }),
  onEvent(orderPaid, 'ebooks.begin-work', ({ orderId }) => followOrder(deps, orderId, 'pay')),
  onEvent(advancePaid, 'ebooks.begin-work-of-advance', ({ orderId }) => followOrder(deps, orderId, 'pay')),
  onEvent(orderCancelled, 'ebooks.end-work', ({ orderId }) => followOrder(deps, orderId, 'cancel')),
]
