import type { ChoiceChanges } from './choice-changes.ts'
import type { Binding, Fold } from './entries.ts'
import type { JobSpec, PartSpec } from './job-spec.ts'
import type { BindingId, FoldId } from './choice-ids.ts'
import { findBinding, findFold } from './lookup.ts'
import { bindingOn, foldOn } from './terms.ts'

export function bindingOfVersion(choices: ChoiceChanges | undefined, id: BindingId | null): Binding | null {
  const coded = findBinding(id)
  return coded && bindingOn(coded, choices?.bindings?.[coded.id])
}

export function foldOfVersion(choices: ChoiceChanges | undefined, id: FoldId): Fold | undefined {
  const coded = findFold(id)
  return coded && foldOn(coded, choices?.folds?.[id])
}

/** A job bound so, with the terms of the version. Without a version at hand it keeps its own while it stays in that binding. */
export function inBinding(spec: JobSpec, binding: BindingId | null, choices: ChoiceChanges | undefined): JobSpec {
  const { bindingTerms: before, ...rest } = spec
  const terms = choices ? choices.bindings?.[binding ?? ''] : before?.id === binding ? before : undefined
  if (spec.binding === binding && before === terms) return spec
  return terms ? { ...rest, binding, bindingTerms: terms } : { ...rest, binding }
}

/** A part folded so, likewise. */
export function inFold(part: PartSpec, fold: FoldId, choices: ChoiceChanges | undefined): PartSpec {
  const { foldTerms: before, ...rest } = part
  const terms = choices ? choices.folds?.[fold] : before?.id === fold ? before : undefined
  if (part.fold === fold && before === terms) return part
  return terms ? { ...rest, fold, foldTerms: terms } : { ...rest, fold }
}

/** A job with the terms that the shop keeps for it, where it is still bound so. */
export function onKeptBinding(spec: JobSpec, { binding, bindingTerms: kept }: JobSpec): JobSpec {
  if (spec.binding !== binding || spec.bindingTerms === kept) return spec
  const { bindingTerms: _, ...rest } = spec
  return kept ? { ...rest, bindingTerms: kept } : rest
}

export function onKeptFold(part: PartSpec, before: PartSpec | undefined): PartSpec {
  if (before?.fold !== part.fold || before.foldTerms === part.foldTerms) return part
  const { foldTerms: _, ...rest } = part
  return before.foldTerms ? { ...rest, foldTerms: before.foldTerms } : rest
}
