import { BINDINGS } from './bindings.data.ts'
import type { ChoiceChanges } from './choice-changes.ts'
import type { Binding, Fold } from './entries.ts'
import { FOLDS } from './folds.data.ts'
import { bindingOn, foldOn } from './terms.ts'

/** Every binding, called and limited as a version has it. */
export const bindingsWith = ({ bindings = {} }: ChoiceChanges = {}): readonly Binding[] =>
  BINDINGS.map((binding) => bindingOn(binding, bindings[binding.id]))

/** Every fold likewise. */
export const foldsWith = ({ folds = {} }: ChoiceChanges = {}): readonly Fold[] =>
  FOLDS.map((fold) => foldOn(fold, folds[fold.id]))
