import { useDeferredValue, useMemo } from 'react'
import type { ChosenJob } from '#/domain/catalog/options/choose.ts'
import type { OptionSection } from '#/domain/catalog/options/option-model.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Pricer } from '#/web/blocks/price-panel/pricer.ts'

/** What each open choice adds to the total, by `deltaKey`. */
export type Deltas = ReadonlyMap<string, Krw>

export const deltaKey = (controlId: string, choiceId: string): string => `${controlId} ${choiceId}`

const NONE: Deltas = new Map()

/** The job that the groups of choices are drawn for, and what their differences are measured against. */
export interface Settled extends ChosenJob {
  /** Null when the job itself has no price. */
  readonly total: Krw | null
  readonly pricer: Pricer
  /** How many choices had been made. */
  readonly count: number
  /** False before the first frame, which shows no differences yet. */
  readonly told: boolean
}

/**
 * The job a moment behind: the new total comes first, what else can be chosen and what it would cost a moment later,
 * so that a slow phone never waits for a hundred prices before it shows one.
 */
export function useSettled({ spec, wanted, total, pricer, count }: Omit<Settled, 'told'>): Settled {
  const now = useMemo(() => ({ spec, wanted, total, pricer, count, told: true }), [spec, wanted, total, pricer, count])
  return useDeferredValue<Settled>(now, { ...now, told: false })
}

/** The differences of one group. Each group prices its own, so that between two of them a phone may answer a touch. */
export function useDeltas(section: OptionSection | null, settled: Settled): Deltas {
  return useMemo(() => (section && settled.told ? deltasOf(section, settled) : NONE), [section, settled])
}

function deltasOf(section: OptionSection, { total, pricer }: Settled): Deltas {
  if (total === null) return NONE
  const deltas = new Map<string, Krw>()
  for (const control of section.controls) {
    if (!('choices' in control)) continue
    for (const choice of control.choices) {
      if (!choice.spec || (choice.chosen && control.kind !== 'checks')) continue
      const quote = pricer.quote(choice.spec)
      if (quote.ok) deltas.set(deltaKey(control.id, choice.id), quote.value.total - total)
    }
  }
  return deltas
}
