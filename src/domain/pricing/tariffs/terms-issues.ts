import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import { bindingsWith, foldsWith } from '#/domain/catalog/bindings-with.ts'
import { findBinding, findFold } from '#/domain/catalog/lookup.ts'
import { PAPER_LIMITS, TERM_LIMITS } from '#/domain/catalog/spec-limits.ts'
import { termsOfBinding, termsOfFold } from '#/domain/catalog/terms.ts'
import type { BindingTerms, FoldTerms } from '#/domain/catalog/terms.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import type { EditIssue } from './tariff-edit.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/** What is wrong with what a version says of bindings and folds; the key is the field of the form. */
export function termsIssues(changes: ChoiceChanges): readonly EditIssue[] {
  const { bindings = {}, folds = {} } = changes
  const boundNames = bindingsWith(changes).map(({ name }) => name)
  const foldNames = foldsWith(changes).map(({ name }) => name)
  return [
    ...Object.entries(bindings).flatMap(([id, terms]) => [
      ...named(id, terms, findBinding(id) !== null, boundNames),
      ...bindingIssues(terms),
    ]),
    ...Object.entries(folds).flatMap(([id, terms]) => [
      ...named(id, terms, findFold(id) !== undefined, foldNames),
      ...(isIn(terms.maxGsm, PAPER_LIMITS.gsm) ? [] : [issue('maxGsm', gsmText)]),
    ]),
  ]
}

const issue = (key: string, message: string): EditIssue => ({ key, message })
const isIn = (value: number, { min, max }: Range): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max
const gsmText = `종이는 ${PAPER_LIMITS.gsm.min}–${PAPER_LIMITS.gsm.max} g의 정수로 적어 주세요.`

function named(id: string, terms: BindingTerms | FoldTerms, known: boolean, names: readonly string[]) {
  const { name, hint, why } = TERM_LIMITS
  const found: EditIssue[] = []
  if (!known || terms.id !== id) found.push(issue('terms', '모르는 제본이나 접지입니다.'))
  if (terms.name.trim() === '' || terms.name.length > name)
    found.push(issue('name', `이름을 ${name}자까지 적어 주세요.`))
  else if (names.filter((other) => other === terms.name).length > 1)
    found.push(issue('name', `「${terms.name}」은 이미 있습니다.`))
  if (terms.hint.length > hint) found.push(issue('hint', `한 줄 설명은 ${hint}자까지 됩니다.`))
  if ((terms.why ?? '').length > why) found.push(issue('why', `까닭은 ${why}자까지 됩니다.`))
  return found
}

/** Leaves are gathered by the step of the binding, so that a limit between two steps would say what nobody can order. */
function bindingIssues({ id, name, pages, thickness, coverGsm }: BindingTerms): readonly EditIssue[] {
  const step = findBinding(id)?.bodyPages.step ?? 2
  const { thickness: thick, pages: most } = TERM_LIMITS
  const found: EditIssue[] = []
  for (const end of ['min', 'max'] as const) {
    const key = end === 'min' ? 'leastPages' : 'mostPages'
    if (!isIn(pages[end], most)) found.push(issue(key, `쪽수는 ${most.min}–${most.max}쪽으로 적어 주세요.`))
    else if (pages[end] % step !== 0) found.push(issue(key, `${name} 쪽수는 ${step}쪽씩 셉니다.`))
    if (!isIn(coverGsm[end], PAPER_LIMITS.gsm)) found.push(issue(end === 'min' ? 'leastGsm' : 'mostGsm', gsmText))
  }
  if (pages.min > pages.max) found.push(issue('mostPages', '가장 많은 쪽수가 가장 적은 쪽수보다 적습니다.'))
  if (coverGsm.min > coverGsm.max) found.push(issue('mostGsm', '가장 무거운 표지가 가장 가벼운 표지보다 가볍습니다.'))
  const least = Math.max(thick.min, Math.ceil(findBinding(id)?.spine.min ?? 0))
  if (!isIn(thickness, { min: least, max: thick.max }))
    found.push(issue('thickness', `두께는 ${least}–${thick.max} mm의 정수로 적어 주세요.`))
  return found
}

/** Without what the opening catalogue says already. */
export function tidyTerms({ bindings = {}, folds = {} }: ChoiceChanges): Pick<ChoiceChanges, 'bindings' | 'folds'> {
  const bound = changedOf(bindings, (id) => findBinding(id) ?? undefined, termsOfBinding)
  const folded = changedOf(folds, findFold, termsOfFold)
  return {
    ...(Object.keys(bound).length > 0 ? { bindings: bound } : {}),
    ...(Object.keys(folded).length > 0 ? { folds: folded } : {}),
  }
}

const changedOf = <Coded, Terms>(
  all: Readonly<Record<string, Terms>>,
  find: (id: string) => Coded | undefined,
  termsOf: (coded: Coded) => Terms,
): Readonly<Record<string, Terms>> =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([id, terms]) => {
        const coded = find(id)
        return coded === undefined || canonicalJson(termsOf(coded)) !== canonicalJson(terms)
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
