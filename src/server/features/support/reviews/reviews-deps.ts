import type { QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'

export interface ReviewsDeps extends PreflightDeps {
  readonly photoScaler: PhotoScaler
  readonly quoter: QuoterOfNow
}
