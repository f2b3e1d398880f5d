import type { Route } from '#/server/platform/http/route.ts'
import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { closedChoicesRoutes } from './closed-choices.routes.ts'
import { draftsRoutes } from './drafts.routes.ts'
import type { TariffsServices } from './tariffs-deps.ts'
import { versionsRoutes } from './versions.routes.ts'

export function tariffsRoutes(services: TariffsServices): readonly Route[] {
  const deps = { ...services, tariffs: tariffReader(services) }
  return [...versionsRoutes(deps), ...draftsRoutes(deps), ...closedChoicesRoutes(deps)]
}
