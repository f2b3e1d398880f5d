import type { QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { FileJudge } from '#/server/features/ordering/cart/cart.public.ts'
import type { PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'

export interface BindingsDeps extends PreflightDeps {
  readonly quoter: QuoterOfNow
  readonly fileJudge: FileJudge
  readonly pressMaker: PressMaker
}
