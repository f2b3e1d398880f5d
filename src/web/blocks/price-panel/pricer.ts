import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Result } from '#/lib/result.ts'

/** Prices of one tariff version for specs that were validated before, without a network. */
export interface Pricer {
  readonly quote: (spec: JobSpec) => Result<Quote, QuoteRefusal>
}

export const makePricer = (tariff: Tariff): Pricer => ({ quote: (spec) => quoteValid(spec, tariff) })
