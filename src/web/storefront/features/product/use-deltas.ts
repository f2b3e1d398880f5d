import { useMemo } from 'react'
import type { OptionSection } from '#/domain/catalog/options/option-model.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { useAfterPaint } from '#/web/ui/use-after-paint.ts'
import type { Pricer } from '#/web/blocks/price-panel/pricer.ts'

/** What each open choice adds to the total, by `deltaKey`. */
export type Deltas = ReadonlyMap<string, Krw>

export const deltaKey = (controlId: string, choiceId: string): string => `${controlId} ${choiceId}`

const NONE: Deltas = new Map()

/** What the differences are to be told of: the choices, and the total they are measured against. */
export interface Priced {
  readonly sections: readonly OptionSection[]
  /** Null when the job itself has no price. */
  readonly total: Krw | null
  readonly pricer: Pricer
}

/**
 * What is to be priced, a frame after the click's own: the new total comes first, the differences to it a moment later,
 * so that a slow phone never waits for a hundred prices before it shows one.
 */
export function usePriced(sections: readonly OptionSection[], total: Krw | null, pricer: Pricer): Priced | null {
  return useAfterPaint<Priced | null>(
    useMemo(() => ({ sections, total, pricer }), [sections, total, pricer]),
    null,
  )
}

/** The differences of one section. Each section prices its own, so that between two of them a phone may answer a touch. */
export function useDeltas(sectionId: string, priced: Priced | null): Deltas {
  return useMemo(() => (priced ? deltasOf(sectionId, priced) : NONE), [sectionId, priced])
}

function deltasOf(sectionId: string, { sections, total, pricer }: Priced): Deltas {
  if (total === null) return NONE
  const deltas = new Map<string, Krw>()
  for (const control of sections.find(({ id }) => id === sectionId)?.controls ?? []) {
    if (!('choices' in control)) continue
    for (const choice of control.choices) {
      if (!choice.spec || (choice.chosen && control.kind !== 'checks')) continue
      const quote = pricer.quote(choice.spec)
      if (quote.ok) deltas.set(deltaKey(control.id, choice.id), quote.value.total - total)
    }
  }
  return deltas
}
