import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { routeOf } from '#/domain/preflight/route-of.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { tariffReader } from './tariff-reader.ts'

/** How a job would be printed that is not ordered yet, by the tariff in force; null for one that has no price. */
export type RouteOfSpec = (db: DbOrTx, spec: JobSpec) => Promise<RouteId | null>

export function routeOfSpec(deps: Pick<Services, 'clock'>): RouteOfSpec {
  const tariffs = tariffReader(deps)
  return async (db, spec) => routeOf(spec, await tariffs.current(db))
}
