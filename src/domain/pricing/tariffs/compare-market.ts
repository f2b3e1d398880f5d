import type { Krw } from '#/domain/money/krw.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { MARKET_JOBS } from './market-jobs.data.ts'
import { standardSpecsOf } from './standard-specs.ts'

/** How far from a published price ours may lie before somebody looks, in percent. */
export const MARKET_TOLERANCE = 35

/** One of our prices beside the one that others have published, both without VAT. */
export interface MarketPrice {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly source: string
  readonly published: Krw
  /** Null where the tariff has no price. */
  readonly ours: Krw | null
  /** Percent that ours is above the published one; null with `ours`. */
  readonly percent: number | null
  readonly far: boolean
  /** Korean, why ours lies elsewhere; null where it should be near. */
  readonly why: string | null
}

export const compareMarket = (tariff: Tariff): readonly MarketPrice[] =>
  MARKET_JOBS.flatMap((job, row) => {
    const specs = standardSpecsOf({ ...job, copies: job.published.map(([copies]) => copies) }, `market-${row + 1}`)
    return specs.map(({ id, kind, name, spec }, index) => {
      const published = job.published[index]?.[1] ?? 0
      const answer = quoteValid(spec, tariff)
      const ours = answer.ok ? answer.value.supply : null
      const percent = ours === null ? null : Math.round(((ours - published) * 1000) / published) / 10
      const far = percent === null || Math.abs(percent) > MARKET_TOLERANCE
      return { id, kind, name, source: job.source, published, ours, percent, far, why: job.why }
    })
  })
