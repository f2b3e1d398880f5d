import type { QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'
import type { Services } from '#/server/platform/services.ts'

export interface EstimatesDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> {
  readonly quoter: QuoterOfNow
  readonly origins: OriginRooms
}
