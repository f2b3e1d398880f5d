import type { KindCard } from '#/contract/catalogue/catalog.contract.ts'
import { kindOf, partDefinition } from '#/domain/catalog/kinds.ts'
import { findFold, findTrim } from '#/domain/catalog/lookup.ts'
import { closedFrom } from '#/domain/print/folding.ts'

/** A kind with the limits of the quick quote, so that the strip needs no catalogue of its own. */
export interface HeroKind extends KindCard {
  /** By their names; sizes are those of the finished piece. */
  readonly trims: readonly {
    readonly id: string
    readonly name: string
    readonly width: number
    readonly height: number
  }[]
  /** Null for what has no pages. */
  readonly pages: { readonly min: number; readonly max: number; readonly step: number } | null
  readonly copies: { readonly min: number; readonly max: number }
}

export const heroKinds = (cards: readonly KindCard[]): readonly HeroKind[] =>
  cards.map((card) => {
    const kind = kindOf(card.code)
    const body = partDefinition(kind, 'body')
    const fold = findFold(card.spec.parts[0]?.fold ?? 'none')
    const trims = kind.trims.flatMap((id) => {
      const trim = findTrim(id)
      return trim ? [{ id, name: trim.name, ...(fold ? closedFrom(fold, trim.size) : trim.size) }] : []
    })
    const { min, max } = kind.copies
    return { ...card, trims, pages: body && card.spec.binding !== null ? body.pages : null, copies: { min, max } }
  })
