import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { kindIn, withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { trimOfVersion } from '#/domain/catalog/lookup.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { kindsWith } from './put-finish.ts'
import { look, stop } from './tariff-finding.ts'
import type { TariffFinding } from './tariff-finding.ts'

/** What a version brings that nobody could choose. What has no price is told with the figures. */
export const choiceFindings = (tariff: Tariff): readonly TariffFinding[] => [
  ...lostFinishes(tariff),
  ...unmadeSizes(tariff),
]

const lostFinishes = (tariff: Tariff): readonly TariffFinding[] =>
  finishesWith(tariff.choiceChanges).flatMap(({ id, name }) =>
    tariff.finishes[id] && kindsWith(tariff, id).length === 0
      ? [look(`finishes/${id}/setup`, `${name}: 고를 수 있는 상품이 없어 아무도 고를 수 없습니다.`)]
      : [],
  )

/** A size that a kind came to offer and no press makes; or that its usual job cannot be made in, though another may. */
function unmadeSizes(tariff: Tariff): readonly TariffFinding[] {
  const catalogue = catalogueOf(tariff)
  return KINDS.flatMap((kind) =>
    kindIn(kind.product, catalogue).trims.flatMap((id) => {
      if (kind.trims.includes(id)) return []
      const made = attempt(withStocks(kind.defaults, catalogue), 'trim', id, { closed: {}, catalogue })
      const priced = made.ok ? quoteValid(made.value, tariff) : null
      if (priced?.ok) return []
      const why = made.ok ? priced?.error.message : made.error
      const name = trimOfVersion(catalogue.choices, id)?.name ?? id
      const message = `${kindByCode(kind.product).name}, ${name}: ${why ?? ''}`
      return [made.ok ? stop(null, message) : look(null, `${message} 기본 사양에서는 고를 수 없습니다.`)]
    }),
  )
}
