import type { QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface ReviewsDeps extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly storage: Storage
  readonly photoScaler: PhotoScaler
  readonly quoter: QuoterOfNow
}
