import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'

export interface CouponsDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids' | 'log'> {
  readonly sealer: Sealer
}
