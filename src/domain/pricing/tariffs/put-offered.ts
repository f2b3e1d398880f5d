import { finishesOf } from '#/domain/catalog/with-choices.ts'
import type { KindChanges } from '#/domain/catalog/choice-changes.ts'
import { catalogueOf, kindIn } from '#/domain/catalog/paper-catalogue.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './edit-tariff.ts'
import { setChoices } from './set-choices.ts'

/** Lists of a kind that are said by a version, and what they are now. */
const LISTS = {
  finishes: finishesOf,
} as const satisfies Partial<Record<keyof KindChanges, unknown>>
export type KindList = keyof typeof LISTS

export const listOf = (tariff: Tariff, product: ProductCode, list: KindList): readonly string[] =>
  LISTS[list](kindIn(product, catalogueOf(tariff)))

/** One cell of kinds × choices turned on or off. What a kind did not take comes last in its list; the others keep their order. */
export function putOffered(
  tariff: Tariff,
  product: ProductCode,
  list: KindList,
  id: string,
  offered: boolean,
): Result<Tariff, readonly EditIssue[]> {
  const changes = tariff.choiceChanges ?? {}
  const now = listOf(tariff, product, list).filter((other) => other !== id)
  const own = { ...changes.kinds?.[product], [list]: offered ? [...now, id] : now }
  return setChoices(tariff, { ...changes, kinds: { ...changes.kinds, [product]: own } })
}
