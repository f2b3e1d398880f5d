import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { formatWon } from '#/web/ui/price.tsx'

/** `545,644 → 1,449,261원`, the one figure of every 「파일에 맞추기」; null where one of the two has no price. */
export function priceChange(from: JobSpec, to: JobSpec, tariff: Tariff): string | null {
  const [before, after] = [quoteValid(from, tariff), quoteValid(to, tariff)]
  if (!before.ok || !after.ok) return null
  const then = formatWon(after.value.total)
  return before.value.total === after.value.total
    ? `${then} 그대로`
    : `${formatWon(before.value.total).replace('원', '')} → ${then}`
}
