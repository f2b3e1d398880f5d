import { lt } from 'drizzle-orm'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { expireAll } from './expire-value.ts'
import { giftCardGuesses } from './wallet.table.ts'
import type { WalletDeps } from './wallet-deps.ts'

const DAY = 86_400_000
const GUESSES_KEPT = 30 * DAY

/** Every night at ten past midnight in Seoul: value that has ended leaves the books. */
export const walletJobs = (deps: WalletDeps & Pick<Services, 'database' | 'log'>): readonly JobHandler[] => [
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
]
