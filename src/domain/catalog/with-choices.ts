import type { ChoiceChanges } from './choice-changes.ts'
import type { FinishChoice, FinishId, JobSpec, PartSpec } from './job-spec.ts'
import type { KindDefinition } from './kind-definition.ts'
import { findFinish, finishOfVersion, sameSize } from './lookup.ts'
import { openSize } from './open-size.ts'
import type { SizeMm } from '#/domain/print/units.ts'

/** All finishes of a kind in one list, those of its outer part first. */
export const finishesOf = (kind: KindDefinition): readonly FinishId[] => [
  ...kind.parts.flatMap((part) => part.finishes),
  ...kind.finishes,
]

/** A kind with the lists of a version. */
export function withChoices(kind: KindDefinition, choices: ChoiceChanges): KindDefinition {
  const own = choices.kinds?.[kind.product]
  const [outer, ...others] = kind.parts
  if (!own || !outer) return { ...kind, choices }
  const { finishes, trims = kind.trims, bindings = kind.bindings, folds = outer.folds } = own
  const onPart = (id: FinishId) => finishOfVersion(choices, id)?.onPart === true
  const part = { ...outer, folds, finishes: finishes?.filter(onPart) ?? outer.finishes }
  const whole = finishes?.filter((id) => !onPart(id)) ?? kind.finishes
  return { ...kind, choices, trims, bindings, parts: [part, ...others], finishes: whole }
}

/** What a size is called in a version, where its kind has no such name in the opening catalogue. */
export function ownSizeName({ trims, choices }: KindDefinition, size: SizeMm): string | undefined {
  const own = trims.flatMap((id) => choices?.trims?.[id] ?? [])
  return own.find((trim) => sameSize(trim.size, size))?.name
}

/** A job with the name of its size as the version has it; absent where it is that of the opening catalogue, or has none. */
export function withSizeName(spec: JobSpec, kind: KindDefinition): JobSpec {
  const name = ownSizeName(kind, openSize(spec))
  if (spec.sizeName === name) return spec
  const { sizeName: _, ...rest } = spec
  return name === undefined ? rest : { ...rest, sizeName: name }
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
