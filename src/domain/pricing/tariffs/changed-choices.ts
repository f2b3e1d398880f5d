import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { trimOfVersion } from '#/domain/catalog/lookup.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { LIST_IDS, listOf } from './kind-lists.ts'
import { sameFinish } from './set-choices.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'

/** Choices that are new, or called, limited or offered otherwise than in the version before; papers and prices are not looked at. */
export function changedChoices(before: Tariff, after: Tariff): ReadonlySet<string> {
  if (before.choiceChanges === after.choiceChanges) return new Set()
  const was = new Map(finishesWith(before.choiceChanges).map((finish) => [finish.id, finish]))
  const finishes = finishesWith(after.choiceChanges).flatMap((finish) =>
    sameFinish(finish, was.get(finish.id)) ? [] : [finish.id],
  )
  const trims = Object.values(after.choiceChanges?.trims ?? {}).flatMap((trim) =>
    trim.name === trimOfVersion(before.choiceChanges, trim.id)?.name ? [] : [trim.id],
  )
  const listed = KINDS.flatMap(({ product }) =>
    LIST_IDS.flatMap((list) => {
      const old = listOf(before, product, list)
      const now = listOf(after, product, list)
      return [...old.filter((id) => !now.includes(id)), ...now.filter((id) => !old.includes(id))]
    }),
  )
  const terms = (['bindings', 'folds'] as const).flatMap((list) => {
    const [old, now] = [before.choiceChanges?.[list] ?? {}, after.choiceChanges?.[list] ?? {}]
    return [...Object.keys(old), ...Object.keys(now)].filter(
      (id) => canonicalJson(old[id] ?? null) !== canonicalJson(now[id] ?? null),
    )
  })
  return new Set([...finishes, ...trims, ...terms, ...listed])
}
