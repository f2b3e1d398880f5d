import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { whyNotGanged } from '#/domain/pricing/why-not-ganged.ts'
import type { Result } from '#/lib/result.ts'

/** Prices of one tariff version for specs that were validated before, without a network. */
export interface Pricer {
  readonly quote: (spec: JobSpec) => Result<Quote, QuoteRefusal>
  /** Why a choice that the rules allow has no price; null when it has one. */
  readonly unpriced: (spec: JobSpec) => string | null
  /** Papers of the same version. */
  readonly catalogue: PaperCatalogue
}

export const makePricer = (tariff: Tariff): Pricer => ({
  quote: (spec) => quoteValid(spec, tariff),
  catalogue: catalogueOf(tariff),
  // Only gang and hurry are not sold for every job; asking for every choice of every job would cost the frame.
  unpriced: (spec) => {
    const answer = spec.production === 'ganged' || spec.rush ? quoteValid(spec, tariff) : null
    if (!answer || answer.ok) return null
    return spec.rush ? answer.error.message : `합판은 ${whyNotGanged(spec, geometryOf(spec), tariff)}`
  },
})
