import type { KindCard } from '#/contract/catalogue/catalog.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** Every kind with what its usual job costs today; one that the tariff does not price is not shown. */
export function kindCards(tariff: Tariff): readonly KindCard[] {
  const catalogue = catalogueOf(tariff)
  return PRODUCT_KINDS.flatMap(({ code, slug, name }) => {
    const kind = KINDS.find((candidate) => candidate.product === code)
    if (!kind) return []
    const { tagline, unit } = kind
    const spec = withStocks(kind.defaults, catalogue)
    const prices = pricesOf(kind, spec, tariff)
    if (!prices) return []
    return [{ code, slug, name, tagline, unit, spec, summary: specSummary(spec), ...prices }]
  })
}

function pricesOf(
  kind: KindDefinition,
  spec: JobSpec,
  tariff: Tariff,
): Pick<KindCard, 'total' | 'each' | 'workingDays' | 'startsAt'> | null {
  const least = { ...spec, copies: kind.copies.min }
  const usual = quote(spec, tariff)
  const smallest = quote(least, tariff)
  if (!usual.ok || !smallest.ok) return null
  const { total, unit: each, workingDays } = usual.value
  const { copies } = least
  const start = { summary: specSummary(least), copies, total: smallest.value.total }
  return { total, each, workingDays, startsAt: { ...start, workingDays: smallest.value.workingDays } }
}
