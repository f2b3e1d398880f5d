import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { partName } from '#/domain/catalog/spec-rows.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { PriceLine, Quote } from './quote.ts'

export interface PriceGroup {
  readonly label: string
  /** Supply in won. */
  readonly amount: Krw
}

/** Said by itself, because somebody decided it. */
const ALONE: readonly string[] = ['adjustment', 'conversion', 'rush']
const AROUND: readonly string[] = ['handling', 'packing', 'minimum', 'rounding']
const WORK = /^(?:binding|wings|endpapers|inserts|fold|coating|cutting|finish)/u

/** The lines of a quote in the few words of a card: each part printed, what is done to it, and the rest. They sum to the supply. */
export function priceGroups(spec: JobSpec, quote: Quote): readonly PriceGroup[] {
  const sums = new Map<string, Krw>()
  for (const line of quote.lines) {
    const label = groupOf(spec, line)
    sums.set(label, (sums.get(label) ?? 0) + line.amount)
  }
  return [...sums].map(([label, amount]) => ({ label, amount })).filter(({ amount }) => amount !== 0)
}

function groupOf(spec: JobSpec, { code, partId, label }: PriceLine): string {
  if (ALONE.includes(code)) return label
  if (AROUND.includes(code)) return '작업 준비와 포장'
  if (WORK.test(code) || partId === null) return spec.binding ? '제본과 후가공' : '재단과 후가공'
  return `${partName(spec, partId)} 종이와 인쇄`
}
