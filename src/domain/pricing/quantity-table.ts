import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { specIssues } from '#/domain/catalog/spec-issues.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Copies } from '#/domain/print/units.ts'
import type { NextBreak, QuantityRow, Quote } from './quote.ts'
import { quoteValid } from './quote-job.ts'
import type { Tariff } from './tariff.ts'

/** The job at other quantities; those that cannot be made or priced are left out. */
export function quantityTable(spec: JobSpec, tariff: Tariff, quantities: readonly Copies[]): readonly QuantityRow[] {
  if (specIssues(spec).length > 0) return []
  const { min, max } = kindOf(spec.product).copies
  const geometry = geometryOf(spec)
  return quantities.flatMap((copies) => {
    if (copies < min || copies > max) return []
    const answer = quoteValid({ ...spec, copies }, tariff, geometry)
    if (!answer.ok) return []
    const { total, unit, route } = answer.value
    return [{ copies, total, unit, route }]
  })
}

/** A larger run is worth a hint when each of its copies costs at least this much less. */
const WORTH_PERCENT = 15
/** And when it is not much more than was wanted. */
const FARTHEST = 4

/**
 * The next quantity where the price per copy falls clearly. At the same total a larger run is always named, however little
 * larger. Null when there is none near.
 */
export function nextBreak(spec: JobSpec, tariff: Tariff): NextBreak | null {
  const now = quoteValid(spec, tariff)
  if (!now.ok) return null
  const steps = kindOf(spec.product).copies.table.filter(
    (copies) => copies > spec.copies && copies <= spec.copies * FARTHEST,
  )
  for (const row of quantityTable(spec, tariff, steps)) {
    if (row.total <= now.value.total || row.unit * 100 <= now.value.unit * (100 - WORTH_PERCENT)) {
      return { copies: row.copies, extra: Math.max(0, row.total - now.value.total), unit: row.unit }
    }
  }
  return null
}

/** What another spec costs more than a quote already made; null when it has no price. */
export function priceDelta(from: Quote, alternative: JobSpec, tariff: Tariff): Krw | null {
  const answer = quoteValid(alternative, tariff)
  return answer.ok ? answer.value.total - from.total : null
}
