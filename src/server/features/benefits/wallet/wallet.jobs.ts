import { lt } from '#/server/platform/db/drizzle.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { expireAll } from './expire-value.ts'
import { type RemindDeps, remindOfEnding } from './remind-of-ending.ts'
import { giftCardGuesses } from './wallet.table.ts'

const DAY = 86_400_000
const GUESSES_KEPT = 30 * DAY

/** Every night at ten past midnight in Seoul value that has ended leaves the books; at ten in the morning members hear of what will. */
export const walletJobs = (deps: RemindDeps & Pick<Services, 'log'>): readonly JobHandler[] => [
  onJob(
    jobType('wallet.expire', 3),
    async () => {
      const members = await expireAll(deps)
      if (members > 0) deps.log.info({ members }, 'value ended')
      const before = new Date(deps.clock.now().getTime() - GUESSES_KEPT)
      await deps.database.db.delete(giftCardGuesses).where(lt(giftCardGuesses.at, before))
    },
    '10 15 * * *',
  ),
  onJob(jobType('wallet.remind-of-ending', 3), () => remindOfEnding(deps), '0 1 * * *'),
]
