import { type Craft, CRAFT_CHOICES, CRAFTS } from '#/domain/catalog/craft-choices.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { quote } from './quote-job.ts'
import type { Tariff } from './tariff.ts'

export interface CraftPrices {
  /** The book that all differences are reckoned from: matte cover, cream pages, glued. */
  readonly spec: JobSpec
  /** What each choice adds to its total, VAT included; null where this book cannot have it. */
  readonly adds: Readonly<Record<Craft, number | null>>
}

/** What each kind of making costs more or less on one and the same book; null where the shop does not price that book. */
export function craftPrices(tariff: Tariff): CraftPrices | null {
  const catalogue = catalogueOf(tariff)
  const spec = withStocks(defaultSpec('D413'), catalogue)
  const plain = quote(spec, tariff)
  if (!plain.ok) return null
  const adds = CRAFTS.map((craft) => {
    const [control, value] = CRAFT_CHOICES[craft]
    const made = attempt(spec, control, value, { closed: {}, catalogue })
    const priced = made.ok ? quote(made.value, tariff) : made
    return [craft, priced.ok ? priced.value.total - plain.value.total : null] as const
  })
  return { spec, adds: Object.fromEntries(adds) as Record<Craft, number | null> }
}
