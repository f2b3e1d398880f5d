import type { Choice } from '#/domain/catalog/options/option-model.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { deltaText } from './delta-text.ts'

/** The small line of a tile: what it is, what it costs more or less, and what else it changes. */
export function choiceNote(choice: Choice, delta: Krw | undefined): string {
  const price = choice.chosen || delta === undefined ? null : deltaText(delta)
  const facts = [choice.hint, price].filter(Boolean).join(', ')
  return choice.also ? [facts, choice.also].filter(Boolean).join('. ') : facts
}
