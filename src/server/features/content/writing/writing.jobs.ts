import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { dropIfUnnamed, dropPicturesJob } from './drop-pictures.ts'
import { turnDue } from './written.repo.ts'
import type { WritingDeps } from './writing-deps.ts'

/** Publishes what is due and takes away what is over. */
export const turnWritten = jobType<Record<string, never>>('writing.turn', 10)

/** Each date brings its own job; the clock looks too, so that nothing waits for one that was lost. */
export const writingJobs = (deps: Pick<WritingDeps, 'database' | 'clock' | 'storage'>): readonly JobHandler[] => [
  onJob(dropPicturesJob, (drawn) => dropIfUnnamed(deps, drawn)),
  onJob(
    turnWritten,
    async () => {
      await turnDue(deps.database.db, deps.clock.now())
    },
    '*/10 * * * *',
  ),
]
