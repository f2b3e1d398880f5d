import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Tariff } from './tariff.ts'

/** Working days from payment and approval to dispatch: the press, then binding; of finishes only the slowest counts. */
export function workingDaysFor(spec: JobSpec, tariff: Tariff, route: RouteId): number {
  const { workingDays } = tariff
  const coated = spec.parts.some((part) => part.coating.front !== 'none')
  const folded = spec.parts.some((part) => part.fold !== 'none')
  const binding = spec.binding === null ? 0 : (tariff.bindings[spec.binding]?.workingDays ?? 0)
  const finishes = [...spec.finishes, ...spec.parts.flatMap((part) => part.finishes)]
  const slowest = Math.max(0, ...finishes.map((finish) => tariff.finishes[finish.id]?.workingDays ?? 0))
  return (
    workingDays.routes[route] + (coated ? workingDays.coating : 0) + (folded ? workingDays.fold : 0) + binding + slowest
  )
}
