import { formatWon } from '#/domain/money/format-won.ts'
import type { DeliveryFees, FarRegion } from './delivery-fee.ts'

/** Why fees cannot hold, by the field that has to be put right: `steps.1.fee`. Empty when they can. */
export function feesProblems(fees: DeliveryFees): Readonly<Record<string, string>> {
  return { ...stepProblems(fees), ...regionProblems(fees.regions) }
}

/** A heavier box never costs less, or customers would be charged for weighing less. */
function stepProblems({ steps }: DeliveryFees): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [at, { upTo, fee }] of steps.entries()) {
    const lighter = steps[at - 1]
    if (!lighter) continue
    if (upTo <= lighter.upTo) problems[`steps.${at}.upTo`] = `윗줄의 ${lighter.upTo / 1000} kg보다 무거워야 합니다.`
    if (fee < lighter.fee)
      problems[`steps.${at}.fee`] = `더 가벼운 상자의 ${formatWon(lighter.fee)}보다 쌀 수 없습니다.`
  }
  return problems
}

/** One address is in one region, so that what it costs is one figure. */
function regionProblems(regions: readonly FarRegion[]): Record<string, string> {
  const problems: Record<string, string> = {}
  const seen: { readonly name: string; readonly first: string; readonly last: string }[] = []
  for (const [at, { name, zipcodes }] of regions.entries()) {
    for (const [first, last] of zipcodes) {
      const field = `regions.${at}.zipcodes`
      const shared = seen.find((other) => first <= other.last && last >= other.first)
      if (first > last) problems[field] = `${first}-${last}: 앞 번호가 뒤 번호보다 큽니다.`
      else if (shared) problems[field] = `${first}-${last}: ${shared.name}의 ${shared.first}-${shared.last}와 겹칩니다.`
      seen.push({ name: name || `${at + 1}번째 지역`, first, last })
    }
  }
  return problems
}
