import {
  exportTariff,
  listTariffs,
  publishAgain,
  reportTariff,
  withdrawTariff,
} from '#/contract/catalogue/versions.contract.ts'
import { withdrawTariff as withdraw } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { listTariffs as list } from './list-tariffs.ts'
import type { TariffsDeps } from './tariffs-deps.ts'
import { presentPublished } from './tariffs.presenter.ts'
import { publishAgain as publish } from './publish-draft.ts'
import { reportTariff as report } from './report-tariff.ts'
import { sendSheet } from './send-sheet.ts'

export function versionsRoutes(deps: TariffsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(listTariffs, ({ query }) => list(db, deps.clock.now(), query.cursor ?? null)),
    route(reportTariff, async ({ params }) =>
      report(db, deps, {
        tariff: await deps.tariffs.version(db, params.version),
        base: await deps.tariffs.current(db),
      }),
    ),
    route(exportTariff, async ({ params, query, reply }) =>
      sendSheet(reply, await deps.tariffs.version(db, params.version), query.format, `요금표 ${params.version}`),
    ),
    writeRoute(publishAgain, async (call, tx) =>
      presentPublished(await publish(tx, deps, call, { ...call.body, version: call.params.version })),
    ),
    writeRoute(withdrawTariff, async (call, tx) => {
      const { version } = call.params
      const { reason } = call.body
      await withdraw(tx, deps, { version, reason, by: call.principal.staffId })
      await audit(tx, call, { action: 'tariff.withdraw', objectKind: 'tariff', objectId: version, detail: { reason } })
      return { version }
    }),
  ]
}
