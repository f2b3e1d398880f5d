import type { ChoiceChanges } from './choice-changes.ts'
import type { Finish } from './finish.ts'
import { FINISHES } from './finishes.data.ts'
import { findFinish } from './lookup.ts'

/** Every finish that a version knows, those of the opening list first. */
export function finishesWith({ finishes = {} }: ChoiceChanges = {}): readonly Finish[] {
  const own = Object.values(finishes).filter(({ id }) => findFinish(id) === undefined)
  return [...FINISHES.map((finish) => finishes[finish.id] ?? finish), ...own]
}
