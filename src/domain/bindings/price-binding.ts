import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { err, ok, type Result } from '#/lib/result.ts'
import { whyNot } from './binding-problems.ts'
import type { BindingSet } from './binding-set.ts'
import { bindingSpec } from './binding-spec.ts'

export interface PricedBinding {
  readonly spec: JobSpec
  readonly quote: Quote
}

/** What a request costs by a tariff, or why these files cannot be bound so; the server's answer is the one that counts. */
export function priceBinding(set: BindingSet, tariff: Tariff): Result<PricedBinding, string> {
  const why = whyNot(set)
  if (why !== null) return err(why)
  const spec = withStocks(bindingSpec(set), catalogueOf(tariff))
  const priced = quoteValid(spec, tariff)
  return priced.ok ? ok({ spec, quote: priced.value }) : err(priced.error.message)
}
