import * as contract from '#/contract/money/tiers.contract.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { presentDesk, presentOwn, presentPlan } from './present-tiers.ts'
import { reckonAll, type TiersDeps } from './reckon-tiers.ts'
import { planNow } from './tier-plans.repo.ts'
import { writePlan } from './write-tiers.ts'

export function tiersRoutes(deps: TiersDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readTiers, async () => presentPlan(await planNow(db))),
    route(contract.readOwnTier, ({ principal }) => presentOwn(db, principal.memberId, deps.clock.now())),
    route(contract.readTiersDesk, () => presentDesk(db)),
    writeRoute(contract.writeTiers, async (call, tx) => {
      await writePlan(tx, deps, call, call.body)
      return presentDesk(tx)
    }),
    route(contract.reckonTiers, async (call) => {
      await audit(db, call, { action: 'tiers.reckon', objectKind: 'tiers', objectId: null })
      return reckonAll(deps)
    }),
  ]
}
