import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { call } from '#/web/api/call.ts'
import { makePricer } from '#/web/blocks/price-panel/pricer.ts'
import type { QuickPrice } from './quick-price.ts'

interface Changed {
  readonly spec: JobSpec
  readonly summary: string
  readonly price: QuickPrice | null
  readonly refusal: string | null
}

export interface QuickEngine {
  /** The job after a choice with its price; an impossible choice leaves the job and says why. */
  change(spec: JobSpec, controlId: string, value: string | number): Changed
  price(spec: JobSpec): Changed
}

const priceOf = ({ total, unit: each, workingDays }: Quote): QuickPrice => ({ total, each, workingDays })

export async function openQuickEngine(): Promise<QuickEngine> {
  const { tariff } = await call(currentTariff, { errors: 'throw' })
  const pricer = makePricer(tariff)
  const priced = (spec: JobSpec, refusal: string | null): Changed => {
    const quote = pricer.quote(spec)
    return {
      spec,
      summary: specSummary(spec),
      price: quote.ok ? priceOf(quote.value) : null,
      refusal: quote.ok ? refusal : quote.error.message,
    }
  }
  return {
    price: (spec) => priced(spec, null),
    change(spec, controlId, value) {
      const next = attempt(spec, controlId, value, { closed: {}, catalogue: pricer.catalogue })
      return next.ok ? priced(next.value, null) : priced(spec, next.error)
    },
  }
}
