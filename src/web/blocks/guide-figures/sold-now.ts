import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import type { Trim } from '#/domain/catalog/entries.ts'
import type { FinishId } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { trimOfVersion } from '#/domain/catalog/lookup.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

// Read here from the changes of a version, or a figure that only lists would bring the engine of choices.

export const trimsNow = (product: ProductCode, choices: ChoiceChanges = {}): readonly Trim[] =>
  (choices.kinds?.[product]?.trims ?? kindOf(product).trims).flatMap((id) => trimOfVersion(choices, id) ?? [])

export function hasFinishNow(product: ProductCode, id: FinishId, choices: ChoiceChanges = {}): boolean {
  const { finishes, parts } = kindOf(product)
  const opening = [...finishes, ...parts.flatMap((part) => part.finishes)]
  return (choices.kinds?.[product]?.finishes ?? opening).includes(id)
}
