import { closeChoice, listClosed, openChoice } from '#/contract/catalogue/closed-choices.contract.ts'
import { listClosedChoices } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { closeChoice as close, openChoice as open } from './close-choice.ts'
import type { TariffsDeps } from './tariffs-deps.ts'
import { nameOf } from './tariffs.presenter.ts'
import { staffNames } from './staff-names.ts'

export function closedChoicesRoutes(deps: TariffsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(listClosed, async () => {
      const rows = await listClosedChoices(db)
      const names = await staffNames(
        db,
        rows.map((row) => row.closedBy),
      )
      return {
        items: rows.map(({ choice, reason, closedBy, closedAt }) => ({
          choice,
          reason,
          closedBy: nameOf(names, closedBy),
          closedAt: closedAt.toISOString(),
        })),
      }
    }),
    writeRoute(closeChoice, async (call, tx) => {
      await close(tx, deps, call, { ...call.params, ...call.body })
      return { choice: call.params.choice }
    }),
    writeRoute(openChoice, async (call, tx) => {
      await open(tx, call, call.params.choice)
      return { choice: call.params.choice }
    }),
  ]
}
