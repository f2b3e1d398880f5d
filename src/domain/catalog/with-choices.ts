import type { ChoiceChanges } from './choice-changes.ts'
import type { Finish } from './finish.ts'
import type { FinishChoice, FinishId, PartSpec } from './job-spec.ts'
import type { KindDefinition } from './kind-definition.ts'
import { findFinish } from './lookup.ts'

export const finishOfVersion = (choices: ChoiceChanges | undefined, id: FinishId): Finish | undefined =>
  choices?.finishes?.[id] ?? findFinish(id)

/** All finishes of a kind in one list, those of its outer part first. */
export const finishesOf = (kind: KindDefinition): readonly FinishId[] => [
  ...kind.parts.flatMap((part) => part.finishes),
  ...kind.finishes,
]

/** A kind with the lists of a version. */
export function withChoices(kind: KindDefinition, choices: ChoiceChanges): KindDefinition {
  const { finishes } = choices.kinds?.[kind.product] ?? {}
  if (!finishes) return { ...kind, choices }
  const onPart = (id: FinishId) => finishOfVersion(choices, id)?.onPart === true
  const [outer, ...others] = kind.parts
  return {
    ...kind,
    choices,
    parts: outer ? [{ ...outer, finishes: finishes.filter(onPart) }, ...others] : [],
    finishes: finishes.filter((id) => !onPart(id)),
  }
}

/** A choice of a finish as the version has it. What it carried of another version goes, unless nobody else knows the finish. */
export function asMade(choice: FinishChoice, choices: ChoiceChanges | undefined): FinishChoice {
  const carried = choice.made?.id === choice.id && !findFinish(choice.id) ? choice.made : undefined
  const made = choices?.finishes?.[choice.id] ?? carried
  if (choice.made === made) return choice
  const { made: _, ...rest } = choice
  return made ? { ...rest, made } : rest
}

type Finished = Pick<PartSpec, 'finishes'>

/** The finishes of a part or of a whole job, each changed; the same value where nothing is. */
export function mapMade<Of extends Finished>(of: Of, change: (choice: FinishChoice) => FinishChoice): Of {
  const finishes = of.finishes.map(change)
  return finishes.every((choice, at) => choice === of.finishes[at]) ? of : { ...of, finishes }
}

/** A choice as the shop keeps it, where it keeps one of the same finish. */
export function keptMade(choice: FinishChoice, kept: Finished | undefined): FinishChoice {
  const before = kept?.finishes.find(({ id }) => id === choice.id)
  if (!before || before.made === choice.made) return choice
  const { made: _, ...rest } = choice
  return before.made ? { ...rest, made: before.made } : rest
}
