import { KINDS } from '#/domain/catalog/kinds.ts'
import { findFinish } from '#/domain/catalog/lookup.ts'
import { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { koreanLetters } from '#/lib/korean-letters.ts'

export interface FoundProduct {
  readonly title: string
  readonly path: string
  readonly said: string
  readonly letters: string
}

/** What is sold, with what can be chosen of it: it is code, and so few that they are looked through each time. */
export const PRODUCTS: readonly FoundProduct[] = KINDS.map(({ product, tagline, bindings, finishes }) => {
  const { name, slug, code } = kindByCode(product)
  const choices = [
    ...bindings.map((id) => BINDINGS.find((one) => one.id === id)?.name ?? ''),
    ...finishes.map((id) => findFinish(id)?.name ?? ''),
  ].filter(Boolean)
  const said = [tagline, ...(choices.length > 0 ? [`${choices.join(', ')} 가운데 고르실 수 있습니다.`] : [])].join(' ')
  return {
    title: name,
    path: `/product/${slug}/option?product-type=${code}`,
    said,
    letters: ` ${koreanLetters(`${name} ${said}`)}`,
  }
})
