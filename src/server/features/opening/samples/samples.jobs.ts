import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { endRemoval, lastRemoval } from './samples.repo.ts'
import type { SamplesDeps } from './samples-deps.ts'

/** How often refunds are waited for, and how long each time: half an hour in all. */
const MOST_ROUNDS = 120
const PAUSE_MS = 15_000

export const removeSamplesJob = jobType<{ readonly id: string; readonly round: number }>('samples.remove')

/** Whatever a server that died had begun is found as it lies there, and gone on with. */
export const samplesJobs = (deps: Omit<SamplesDeps, 'staff'>): readonly JobHandler[] => [
  onJob(removeSamplesJob, async ({ id, round }) => {
    const removal = await lastRemoval(deps.database.db)
    if (removal?.id !== id || removal.endedAt !== null) return
    const { leftOver, isWaiting } = await deps.remove(removal.staffId)
    if (!isWaiting || round >= MOST_ROUNDS) return endRemoval(deps.database.db, id, leftOver, deps.clock.now())
    const runAt = new Date(deps.clock.now().getTime() + PAUSE_MS)
    await deps.database.transaction((tx) =>
      deps.jobs.add(tx, removeSamplesJob, { id, round: round + 1 }, { key: `samples.remove:${round + 1}`, runAt }),
    )
  }),
]
