import { QUOTE_DAYS } from '#/contract/catalogue/pricing.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

export interface MadeQuote {
  readonly spec: JobSpec
  readonly quote: Quote
  readonly tariffVersion: string
  readonly expiresAt: string
}

/** INVALID_INPUT with a message for each place in the spec that cannot be made, or with what the tariff does not offer. */
export function makeQuote(
  spec: JobSpec,
  tariff: Tariff,
  { closed }: Pick<OptionContext, 'closed'>,
  now: Date,
): MadeQuote {
  const catalogue = catalogueOf(tariff)
  const valid = validateSpec(withStocks(spec, catalogue), { closed, catalogue })
  if (!valid.ok) {
    const fields = Object.fromEntries(valid.error.map((issue) => [`spec.${issue.path}`, issue.message]))
    throw new AppError('INVALID_INPUT', valid.error[0]?.message, fields)
  }
  const priced = quoteValid(valid.value, tariff)
  if (!priced.ok) throw new AppError('INVALID_INPUT', priced.error.message)
  return {
    spec: valid.value,
    quote: priced.value,
    tariffVersion: tariff.version,
    expiresAt: daysAfter(now, QUOTE_DAYS).toISOString(),
  }
}
