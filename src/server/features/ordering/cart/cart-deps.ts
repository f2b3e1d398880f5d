import type { QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { FileJudge } from './file-judge.ts'
import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'
import type { Services } from '#/server/platform/services.ts'

export interface CartDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> {
  /** Validates a spec against the catalogue and prices it with the tariff in force. */
  readonly quoter: QuoterOfNow
  /** Says whether files can be printed for a job. */
  readonly fileJudge: FileJudge
  /** Prices and checks lines that are no job of options. */
  readonly origins: OriginRooms
}
