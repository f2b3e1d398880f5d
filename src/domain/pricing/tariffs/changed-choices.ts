import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { listOf, type KindList } from './put-offered.ts'
import { sameFinish } from './set-choices.ts'

const LISTS: readonly KindList[] = ['finishes']

/** Choices that are new, or called, limited or offered otherwise than in the version before; papers and prices are not looked at. */
export function changedChoices(before: Tariff, after: Tariff): ReadonlySet<string> {
  if (before.choiceChanges === after.choiceChanges) return new Set()
  const was = new Map(finishesWith(before.choiceChanges).map((finish) => [finish.id, finish]))
  const finishes = finishesWith(after.choiceChanges).flatMap((finish) =>
    sameFinish(finish, was.get(finish.id)) ? [] : [finish.id],
  )
  const listed = KINDS.flatMap(({ product }) =>
    LISTS.flatMap((list) => {
      const old = listOf(before, product, list)
      const now = listOf(after, product, list)
      return [...old.filter((id) => !now.includes(id)), ...now.filter((id) => !old.includes(id))]
    }),
  )
  return new Set([...finishes, ...listed])
}
