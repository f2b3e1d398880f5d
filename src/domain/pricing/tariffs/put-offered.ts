import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './tariff-edit.ts'
import { listOf, type KindList } from './kind-lists.ts'
import { setChoices } from './set-choices.ts'

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
