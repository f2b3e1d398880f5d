import type { Krw } from '#/domain/money/krw.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { StandardSpec } from './standard-specs.ts'

/** A job under one tariff: its price with VAT and route, or why it has none. */
export type JobPrice =
  | { readonly total: Krw; readonly route: RouteId; readonly refusal: null }
  | { readonly total: null; readonly route: null; readonly refusal: string }

export interface ComparedJob {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly before: JobPrice
  readonly after: JobPrice
  /** Won more than before; null where one side has no price. */
  readonly delta: Krw | null
  /** The same in percent of before, one decimal. */
  readonly percent: number | null
  readonly routeSwitched: boolean
}

export interface TariffComparison {
  readonly jobs: readonly ComparedJob[]
  readonly dearer: number
  readonly cheaper: number
  readonly same: number
  /** Sold before, refused after. */
  readonly refused: number
  readonly routeSwitches: number
  /** Of the jobs with both prices, the greatest fall and rise in percent; 0 where none. */
  readonly lowest: number
  readonly highest: number
}

/** What publishing `after` instead of `before` does to jobs that customers really order. */
export function compareTariffs(before: Tariff, after: Tariff, specs: readonly StandardSpec[]): TariffComparison {
  const jobs = specs.map((standard) => compareJob(standard, before, after))
  const count = (test: (job: ComparedJob) => boolean) => jobs.filter(test).length
  const percents = jobs.flatMap(({ percent }) => percent ?? [])
  return {
    jobs,
    dearer: count(({ delta }) => delta !== null && delta > 0),
    cheaper: count(({ delta }) => delta !== null && delta < 0),
    same: count(({ delta }) => delta === 0),
    refused: count((job) => job.before.total !== null && job.after.total === null),
    routeSwitches: count((job) => job.routeSwitched),
    lowest: Math.min(0, ...percents),
    highest: Math.max(0, ...percents),
  }
}

function compareJob({ id, kind, name, spec }: StandardSpec, old: Tariff, now: Tariff): ComparedJob {
  const before = jobPrice(spec, old)
  const after = jobPrice(spec, now)
  const both = before.total !== null && after.total !== null
  const delta = both ? after.total - before.total : null
  return {
    id,
    kind,
    name,
    before,
    after,
    delta,
    percent: both ? Math.round(((after.total - before.total) * 1000) / before.total) / 10 : null,
    routeSwitched: both && before.route !== after.route,
  }
}

function jobPrice(spec: StandardSpec['spec'], tariff: Tariff): JobPrice {
  const answer = quoteValid(withStocks(spec, catalogueOf(tariff)), tariff)
  if (!answer.ok) return { total: null, route: null, refusal: answer.error.message }
  return { total: answer.value.total, route: answer.value.route, refusal: null }
}
