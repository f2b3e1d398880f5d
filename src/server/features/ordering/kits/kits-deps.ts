import type { TariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'

export interface KitsDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'> {
  readonly sealer: Sealer
  readonly tariffs: TariffReader
}
