import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { confirmArrived } from './confirm-arrived.ts'
import { trackDue, type TrackDeps } from './track-due.ts'

const trackJob = jobType<object>('shipping.track', 1)
const trackAgainJob = jobType<object>('shipping.track-again', 1)
const confirmJob = jobType<object>('shipping.confirm-arrived', 3)
/** The clock of the queue strikes each minute; parcels of the practice courier arrive in less. */
const AGAIN_AFTER_MS = [15_000, 30_000, 45_000]

export function shippingJobs(deps: TrackDeps): readonly JobHandler[] {
  return [
    onJob(
      trackJob,
      async () => {
        if (deps.tracking?.practised) await planFurther(deps)
        await trackDue(deps)
      },
      '* * * * *',
    ),
    onJob(trackAgainJob, () => trackDue(deps)),
    onJob(confirmJob, () => confirmArrived(deps), '7 * * * *'),
  ]
}

async function planFurther({ database, jobs, clock }: TrackDeps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const after of AGAIN_AFTER_MS) {
      const runAt = new Date(clock.now().getTime() + after)
      await jobs.add(tx, trackAgainJob, {}, { key: `shipping.track-again:${after}`, runAt })
    }
  })
}
