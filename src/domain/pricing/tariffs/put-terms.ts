import { bindingOfVersion, foldOfVersion } from '#/domain/catalog/with-terms.ts'
import { termsOfBinding, termsOfFold } from '#/domain/catalog/terms.ts'
import type { BindingTerms, FoldTerms } from '#/domain/catalog/terms.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './tariff-edit.ts'
import { listOf } from './kind-lists.ts'
import { setChoices } from './set-choices.ts'

export type TermsList = 'bindings' | 'folds'
export type TermsOf<List extends TermsList> = List extends 'bindings' ? BindingTerms : FoldTerms

/** What a version says of a binding; null for one that nobody knows. */
export function bindingTermsOf(tariff: Tariff, id: string): BindingTerms | null {
  const binding = bindingOfVersion(tariff.choiceChanges, id)
  return binding && termsOfBinding(binding)
}

export function foldTermsOf(tariff: Tariff, id: string): FoldTerms | null {
  const fold = foldOfVersion(tariff.choiceChanges, id)
  return fold ? termsOfFold(fold) : null
}

/** The tariff with a binding or fold called and limited so, in these kinds; or what is wrong with it. */
export function putTerms<List extends TermsList>(
  tariff: Tariff,
  list: List,
  { why, ...terms }: TermsOf<List>,
  kinds: readonly ProductCode[],
): Result<Tariff, readonly EditIssue[]> {
  const changes = tariff.choiceChanges ?? {}
  const reason = why?.trim()
  const put = { ...terms, name: terms.name.trim(), hint: terms.hint.trim(), ...(reason ? { why: reason } : {}) }
  return setChoices(tariff, {
    ...changes,
    [list]: { ...changes[list], [terms.id]: put },
    kinds: inKinds(tariff, list, terms.id, kinds),
  })
}

/** What a kind did not take comes last in it; kinds that cannot have it are not spoken of. */
function inKinds(tariff: Tariff, list: TermsList, id: string, wanted: readonly ProductCode[]) {
  const own = tariff.choiceChanges?.kinds
  const changed = KINDS.flatMap(({ product }) => {
    const now = listOf(tariff, product, list)
    const takes = wanted.includes(product)
    if (takes === now.includes(id)) return []
    const next = takes ? [...now, id] : now.filter((other) => other !== id)
    return [[product, { ...own?.[product], [list]: next }] as const]
  })
  return { ...own, ...Object.fromEntries(changed) }
}
