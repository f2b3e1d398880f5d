import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'

export interface ReservationsDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs' | 'live'> {
  readonly sealer: Sealer
}
