import * as contract from '#/contract/opening/go-live.contract.ts'
import { brandOf, latestShopChanges } from '#/server/features/content/content/content.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { beginPaymentCheck, finishPaymentCheck } from './check-payment.ts'
import type { GoLiveDeps } from './go-live-deps.ts'
import { insertCheck } from './go-live.repo.ts'
import { presentCheck, readGoLive } from './read-go-live.ts'
import { stampGoLive } from './stamp.ts'
import { tryService } from './try-service.ts'

const CHANGES = 50

/** Whether the shop may open, and what is tried before it does. */
export function goLiveRoutes(deps: GoLiveDeps): readonly Route[] {
  const { database, clock, ids } = deps
  const { db } = database
  return [
    route(contract.shopHistory, async () => {
      const rows = await latestShopChanges(db, CHANGES)
      const named = rows.map(async ({ id, at, staffId, field, before, after }) => {
        const who = (await staffName(db, staffId)) ?? '나간 직원'
        return { id, at: at.toISOString(), who, field, before, after }
      })
      return { items: await Promise.all(named) }
    }),
    route(contract.readGoLive, async ({ principal }) => readGoLive(deps, principal)),
    route(contract.checkService, async (call) => {
      const { service } = call.body
      const { passed, says } = await tryService(deps, call.body, await brandOf(db))
      const { staffId } = call.principal
      const outcome = passed ? ('passed' as const) : ('failed' as const)
      const row = {
        id: ids.uuid(),
        service,
        at: clock.now(),
        staffId,
        outcome,
        says,
        wasReal: deps.parts[service].real,
        paymentKey: null,
      }
      await database.transaction(async (tx) => {
        await insertCheck(tx, row)
        const detail = { service, outcome }
        await audit(tx, call, { action: 'opening.check', objectKind: 'shop', objectId: row.id, detail })
      })
      return presentCheck(db, row)
    }),
    route(contract.beginPaymentCheck, async (call) => beginPaymentCheck(deps, call)),
    route(contract.finishPaymentCheck, async (call) => {
      const row = await finishPaymentCheck(deps, call.params.id, call.body.paymentKey)
      const detail = { service: 'payment', outcome: row.outcome }
      await audit(db, call, { action: 'opening.check', objectKind: 'shop', objectId: row.id, detail })
      return presentCheck(db, row)
    }),
    route(contract.stampGoLive, async (call) => stampGoLive(deps, call)),
  ]
}
