import { orderCancelled } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { expireOpen } from './estimates.repo.ts'
import { releaseOrdered } from './promised-line.repo.ts'

export const estimatesJobs = ({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly JobHandler[] => [
  // Every hour: midnight in Seoul is what ends an estimate, and a screen works its state out for itself.
  onJob(jobType('estimates.expire'), () => expireOpen(database.db, clock.now()), '2 * * * *'),
  // Not in the transaction of the cancelling: estimates are locked before orders.
  onEvent(orderCancelled, 'estimates.release', ({ orderId }) => releaseOrdered(database.db, orderId)),
]
