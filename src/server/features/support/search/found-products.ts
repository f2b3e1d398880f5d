import { bindingOfVersion, foldOfVersion } from '#/domain/catalog/with-terms.ts'
import { finishOfVersion, trimOfVersion } from '#/domain/catalog/lookup.ts'
import { finishesOf } from '#/domain/catalog/with-choices.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { kindIn } from '#/domain/catalog/in-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { koreanLetters } from '#/lib/korean-letters.ts'

export interface FoundProduct {
  readonly title: string
  readonly path: string
  readonly said: string
  readonly letters: string
}

/** What is sold, with what can be chosen of it in the version in force; so few that they are looked through each time. */
export const productsIn = (catalogue: PaperCatalogue | undefined): readonly FoundProduct[] =>
  KINDS.map(({ product }) => {
    const kind = kindIn(product, catalogue)
    const { name, slug, code } = kindByCode(product)
    const choices = [
      ...kind.bindings.map((id) => bindingOfVersion(kind.choices, id)?.name ?? ''),
      ...finishesOf(kind).map((id) => finishOfVersion(kind.choices, id)?.name ?? ''),
    ].filter(Boolean)
    const offered = choices.length > 0 ? [`${choices.join(', ')} 가운데 고르실 수 있습니다.`] : []
    const said = [kind.tagline, ...offered].join(' ')
    return {
      title: name,
      path: `/product/${slug}/option?product-type=${code}`,
      said,
      letters: ` ${koreanLetters([name, said, ...unsaid(kind)].join(' '))}`,
    }
  })

/** Names that are looked for and are too many to be read out: sizes and folds. */
const unsaid = ({ trims, parts, choices }: ReturnType<typeof kindIn>): readonly string[] => [
  ...trims.map((id) => trimOfVersion(choices, id)?.name ?? ''),
  ...(parts[0]?.folds ?? []).map((id) => foldOfVersion(choices, id)?.name ?? ''),
]
