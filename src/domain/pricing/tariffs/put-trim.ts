import type { Trim } from '#/domain/catalog/entries.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { TRIMS } from '#/domain/catalog/trims.data.ts'
import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './tariff-edit.ts'
import { listOf } from './kind-lists.ts'
import { setChoices } from './set-choices.ts'

/** Every named size that a version knows, those of the opening list first. */
export function trimsWith({ trims = {} }: ChoiceChanges = {}): readonly Trim[] {
  return [...TRIMS.map((trim) => trims[trim.id] ?? trim), ...Object.values(trims).filter(({ id }) => !findTrim(id))]
}

/** The tariff with this named size in these kinds, or what is wrong with it. Its price follows from its millimetres. */
export function putTrim(
  tariff: Tariff,
  trim: Trim,
  kinds: readonly ProductCode[],
): Result<Tariff, readonly EditIssue[]> {
  const changes = tariff.choiceChanges ?? {}
  const trims = { ...changes.trims, [trim.id]: { ...trim, name: trim.name.trim() } }
  return setChoices(tariff, { ...changes, trims, kinds: withTrim(tariff, trim.id, kinds) })
}

/** Takes a size out that the shop did not open with; null for one it did. Jobs that were made in it keep its name. */
export function dropTrim(tariff: Tariff, id: string): Tariff | null {
  const changes = tariff.choiceChanges ?? {}
  if (!changes.trims?.[id] || findTrim(id)) return null
  const { [id]: _gone, ...trims } = changes.trims
  const dropped = setChoices(tariff, { ...changes, trims, kinds: withTrim(tariff, id, []) })
  return dropped.ok ? dropped.value : null
}

function withTrim(tariff: Tariff, id: string, wanted: readonly ProductCode[]): ChoiceChanges['kinds'] {
  const changes = tariff.choiceChanges?.kinds
  return Object.fromEntries(
    KINDS.map(({ product }) => {
      const now = listOf(tariff, product, 'trims')
      const takes = wanted.includes(product)
      const trims = takes === now.includes(id) ? now : takes ? [...now, id] : now.filter((other) => other !== id)
      return [product, { ...changes?.[product], trims }] as const
    }),
  )
}
