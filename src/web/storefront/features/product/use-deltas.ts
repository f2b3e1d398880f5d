import { useMemo } from 'react'
import type { OptionSection } from '#/domain/catalog/options/option-model.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { useAfterPaint } from '#/web/ui/use-after-paint.ts'
import type { Pricer } from '#/web/blocks/price-panel/pricer.ts'

/** What each open choice adds to the total, by `deltaKey`. */
export type Deltas = ReadonlyMap<string, Krw>

export const deltaKey = (controlId: string, choiceId: string): string => `${controlId} ${choiceId}`

const NONE: Deltas = new Map()

/**
 * Prices every open choice, after the click's own frame: the new total comes first, the differences to it a moment later,
 * so that a slow phone never waits for a hundred prices before it shows one.
 */
export function useDeltas(sections: readonly OptionSection[], total: Krw | null, pricer: Pricer | null): Deltas {
  const settled = useAfterPaint(
    useMemo(() => ({ sections, total, pricer }), [sections, total, pricer]),
    null,
  )
  return useMemo(
    () =>
      settled?.pricer && settled.total !== null ? deltasOf(settled.sections, settled.total, settled.pricer) : NONE,
    [settled],
  )
}

function deltasOf(sections: readonly OptionSection[], total: Krw, pricer: Pricer): Deltas {
  const deltas = new Map<string, Krw>()
  for (const section of sections) {
    for (const control of section.controls) {
      if (!('choices' in control)) continue
      for (const choice of control.choices) {
        if (!choice.spec || (choice.chosen && control.kind !== 'checks')) continue
        const quote = pricer.quote(choice.spec)
        if (quote.ok) deltas.set(deltaKey(control.id, choice.id), quote.value.total - total)
      }
    }
  }
  return deltas
}
