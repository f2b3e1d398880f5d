import type { KindCard } from '#/contract/catalogue/catalog.contract.ts'
import { kindOf, partDefinition } from '#/domain/catalog/kinds.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'

/** A bound kind with the limits of the quick quote, so that the strip needs no catalogue of its own. */
export interface BoundKind extends KindCard {
  readonly trims: readonly {
    readonly id: string
    readonly name: string
    readonly width: number
    readonly height: number
  }[]
  readonly pages: { readonly min: number; readonly max: number; readonly step: number }
  readonly copies: { readonly min: number; readonly max: number }
}

export function boundKinds(cards: readonly KindCard[]): readonly BoundKind[] {
  return cards.flatMap((card) => {
    const kind = kindOf(card.code)
    const body = partDefinition(kind, 'body')
    if (!body || card.spec.binding === null) return []
    const trims = kind.trims.flatMap((id) => {
      const trim = findTrim(id)
      return trim ? [{ id, name: trim.name, ...trim.size }] : []
    })
    const { min, max } = kind.copies
    return [{ ...card, trims, pages: body.pages, copies: { min, max } }]
  })
}
