import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

interface Promised {
  readonly spec: JobSpec
  readonly total: Krw
}

/** What jobs of open estimates would cost if they were asked for anew. What was promised stays as it is. */
export interface PromisesCompared {
  readonly jobs: number
  readonly dearer: number
  readonly cheaper: number
  readonly same: number
  /** Not made any more by this version. */
  readonly refused: number
  /** Won more for all of them that have both prices. */
  readonly delta: Krw
}

export function comparePromises(promised: readonly Promised[], tariff: Tariff): PromisesCompared {
  const catalogue = catalogueOf(tariff)
  const totals = promised.map(({ spec, total }) => ({ total, anew: priceAnew(spec, tariff, catalogue) }))
  const deltas = totals.flatMap(({ total, anew }) => (anew === null ? [] : [anew - total]))
  return {
    jobs: promised.length,
    dearer: deltas.filter((delta) => delta > 0).length,
    cheaper: deltas.filter((delta) => delta < 0).length,
    same: deltas.filter((delta) => delta === 0).length,
    refused: promised.length - deltas.length,
    delta: deltas.reduce((sum, delta) => sum + delta, 0),
  }
}

function priceAnew(kept: JobSpec, tariff: Tariff, catalogue: PaperCatalogue): Krw | null {
  const valid = validateSpec(withStocks(kept, catalogue), { closed: {}, catalogue })
  const priced = valid.ok ? quoteValid(valid.value, tariff) : null
  return priced?.ok ? priced.value.total : null
}
