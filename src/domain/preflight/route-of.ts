import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** How a job that is not ordered yet would be printed: what the price engine chooses. null for a job without a price. */
export function routeOf(spec: JobSpec, tariff: Tariff): RouteId | null {
  const priced = quote(spec, tariff)
  return priced.ok ? priced.value.route : null
}
