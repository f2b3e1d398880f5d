import { finishesOf } from '#/domain/catalog/with-choices.ts'
import type { ChoiceChanges, KindChanges } from '#/domain/catalog/choice-changes.ts'
import type { Finish } from '#/domain/catalog/finish.ts'
import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import type { FinishId } from '#/domain/catalog/job-spec.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import {
  findBinding,
  findFinish,
  findFold,
  findTrim,
  finishOfVersion,
  sameSize,
  trimOfVersion,
} from '#/domain/catalog/lookup.ts'
import { TRIM_LIMITS } from '#/domain/catalog/spec-limits.ts'
import { KIND_LISTS, LIST_IDS } from './kind-lists.ts'
import { termsIssues, tidyTerms } from './terms-issues.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './tariff-edit.ts'

/** The tariff with these choices instead of those it had, or what is wrong with them. Prices of finishes that went go too. */
export function setChoices(tariff: Tariff, changes: ChoiceChanges): Result<Tariff, readonly EditIssue[]> {
  const issues = [...finishIssues(changes), ...trimIssues(changes), ...termsIssues(changes), ...kindIssues(changes)]
  return issues.length > 0 ? err(issues) : ok(withoutUnknown({ ...tariff, choiceChanges: tidy(changes) }))
}

function finishIssues({ finishes = {} }: ChoiceChanges): readonly EditIssue[] {
  const all = finishesWith({ finishes })
  return Object.entries(finishes).flatMap(([id, finish]) => {
    const issue = (message: string) => [{ key: `finishes/${id}`, message }]
    if (finish.id !== id) return issue('후가공의 열쇠가 서로 맞지 않습니다.')
    if (all.some((other) => other.id !== id && other.name === finish.name))
      return issue(`「${finish.name}」은 이미 있습니다.`)
    if (!likeItsGroup(finish)) return issue(`${finish.name}: 묶음이 하는 일과 맞지 않습니다.`)
    const names = finish.variants.map(({ name }) => name)
    const ids = finish.variants.map((variant) => variant.id)
    if (new Set(names).size < names.length || new Set(ids).size < ids.length)
      return issue(`${finish.name}: 같은 종류가 두 번 있습니다.`)
    const measure = MEASURED[finish.like ?? id]
    if (measure && !ids.every((variant) => new RegExp(`^${measure}[1-9]\\d?$`).test(variant)))
      return issue(`${finish.name}: 종류마다 1–99 mm의 치수가 있어야 합니다.`)
    return []
  })
}

/** What code knows of a finish, a version cannot say otherwise: where it is worked, what it is pressed with, what it is refused on. */
function likeItsGroup(finish: Finish): boolean {
  const group = findFinish(finish.like ?? finish.id)
  if (finish.like !== undefined && (!group || findFinish(finish.id))) return false
  const coded = group ?? PLAIN
  if (group && (group.count?.max ?? 0) < (finish.count?.max ?? 0)) return false
  return KEPT.every((field) => alike(finish[field], coded[field]))
}

/** Finishes whose kinds are measures that marks are drawn from: `d6` is a hole of 6 mm, `r4` a corner of 4 mm. */
export const MEASURED: Readonly<Record<string, string | undefined>> = { hole: 'd', 'round-corner': 'r' }

const KEPT = [
  'on',
  'notOn',
  'onPart',
  'spot',
  'area',
  'places',
  'place',
  'onFolds',
  'distance',
  'needsCoating',
] as const

/** A finish that is like none that code knows: anything that is done to the finished piece, told to the bindery in words. */
export const PLAIN: Pick<Finish, 'on' | 'notOn'> & Partial<Finish> = {
  on: ['perfect', 'saddle', 'ring', 'hard', 'sheet'],
  notOn: '',
}

function trimIssues({ trims = {} }: ChoiceChanges): readonly EditIssue[] {
  const { side, name: longest } = TRIM_LIMITS
  return Object.entries(trims).flatMap(([id, { name, size, ...trim }]) => {
    const issue = (key: string, message: string) => [{ key, message }]
    const known = findTrim(id)
    if (trim.id !== id || (known && !sameSize(known.size, size)))
      return issue(`trims/${id}`, '크기는 바꿀 수 없습니다. 다른 크기는 새 크기로 더해 주세요.')
    if (name.trim().length === 0 || name.length > longest) return issue('name', `이름을 ${longest}자까지 적어 주세요.`)
    const isSide = (mm: number) => Number.isInteger(mm * 2) && mm >= side.min && mm <= side.max
    if (!isSide(size.width)) return issue('width', `가로는 ${side.min}–${side.max} mm를 0.5 mm씩 적어 주세요.`)
    if (!isSide(size.height)) return issue('height', `세로는 ${side.min}–${side.max} mm를 0.5 mm씩 적어 주세요.`)
    return []
  })
}

function kindIssues(changes: ChoiceChanges): readonly EditIssue[] {
  return Object.entries(changes.kinds ?? {}).flatMap(([product, own]) => {
    const kind = KINDS.find((candidate) => candidate.product === product)
    if (!kind) return [{ key: 'kinds', message: '고를 것을 정할 수 없는 상품입니다.' }]
    const found = wrongList(kind, changes, own)
    return found === null ? [] : [{ key: 'kinds', message: `${kindByCode(kind.product).name}: ${found}` }]
  })
}

/** What a kind cannot take, with the reason; null where it can take all. */
function wrongList(kind: KindDefinition, changes: ChoiceChanges, own: KindChanges): string | null {
  const { finishes = [], trims = kind.trims, bindings = kind.bindings, folds = KIND_LISTS.folds(kind) } = own
  if ([finishes, trims, bindings, folds].some((list) => new Set(list).size < list.length))
    return '같은 것이 두 번 있습니다.'
  if (trims.length === 0) return '크기가 하나는 있어야 합니다.'
  if (folds.length === 0) return '접지가 하나는 있어야 합니다.'
  if (bindings.length > 0 && kind.bindings.length === 0) return '묶지 않는 상품입니다.'
  if (bindings.length === 0 && kind.bindings.length > 0) return '제본이 하나는 있어야 합니다.'
  if (folds.some((id) => id !== 'none') && KIND_LISTS.folds(kind).every((id) => id === 'none'))
    return '접지 않는 상품입니다.'
  if (trims.some((id) => !trimOfVersion(changes, id))) return '모르는 크기가 있습니다.'
  if (bindings.some((id) => !findBinding(id))) return '모르는 제본이 있습니다.'
  if (folds.some((id) => id !== 'none' && !findFold(id))) return '모르는 접지가 있습니다.'
  const sizes = trims.map((id) => trimOfVersion(changes, id)?.size)
  const twice = sizes.find((one, at) => one && sizes.slice(0, at).some((other) => other && sameSize(one, other)))
  if (twice && own.trims) return `${twice.width} × ${twice.height} mm 크기가 이미 있습니다.`
  return wrongFinish({ ...kind, bindings }, changes, finishes)
}

function wrongFinish(kind: KindDefinition, changes: ChoiceChanges, finishes: readonly FinishId[]): string | null {
  for (const id of finishes) {
    const finish = finishOfVersion(changes, id)
    if (!finish) return '모르는 후가공이 있습니다.'
    if (!finish.on.some((style) => stylesOf(kind).includes(style))) return `${finish.name}: ${finish.notOn}`
  }
  return null
}

const stylesOf = ({ bindings }: KindDefinition): readonly string[] =>
  bindings.length === 0 ? ['sheet'] : bindings.flatMap((id) => findBinding(id)?.style ?? [])

/** Without what the opening catalogue says already, so that equal catalogues are equal values. */
function tidy(changes: ChoiceChanges): ChoiceChanges {
  const kinds = KINDS.flatMap((kind) => {
    const own = tidyKind(kind, changes.kinds?.[kind.product])
    return own ? [[kind.product, own] as const] : []
  })
  const finishes = tidyFinishes(changes, Object.fromEntries(kinds))
  const trims = tidyTrims(changes) ?? {}
  return {
    ...(Object.keys(finishes).length > 0 ? { finishes } : {}),
    ...(Object.keys(trims).length > 0 ? { trims } : {}),
    ...tidyTerms(changes),
    ...(kinds.length > 0 ? { kinds: Object.fromEntries(kinds) } : {}),
  }
}

function tidyKind(kind: KindDefinition, own: KindChanges = {}): KindChanges | null {
  const lists = LIST_IDS.flatMap((list) => {
    const ids = own[list]
    return ids && ids.join() !== KIND_LISTS[list](kind).join() ? [[list, ids] as const] : []
  })
  return lists.length > 0 ? Object.fromEntries(lists) : null
}

const tidyTrims = ({ trims = {} }: ChoiceChanges): ChoiceChanges['trims'] =>
  Object.fromEntries(
    Object.entries(trims)
      .filter(([id, { name }]) => findTrim(id)?.name !== name)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** A job carries a finish that came to its kind later: without the version at hand nobody knows that the kind takes it. */
function tidyFinishes(changes: ChoiceChanges, kinds: ChoiceChanges['kinds']): Readonly<Record<FinishId, Finish>> {
  const carried = KINDS.flatMap((kind) => {
    const opening = finishesOf(kind)
    return (kinds?.[kind.product]?.finishes ?? []).filter((id) => !opening.includes(id))
  })
  const ids = [...new Set([...Object.keys(changes.finishes ?? {}), ...carried])].toSorted()
  return Object.fromEntries(
    ids.flatMap((id) => {
      const finish = finishOfVersion(changes, id)
      return finish && (carried.includes(id) || !sameFinish(finish, findFinish(id))) ? [[id, finish] as const] : []
    }),
  )
}

export const sameFinish = (one: Finish, other: Finish | undefined): boolean => alike(one, other)

/** The database keeps the keys of a value in an order of its own. */
const alike = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null)

function withoutUnknown({ choiceChanges = {}, notOffered, ...tariff }: Tariff): Tariff {
  const isKnown = (id: FinishId) => finishOfVersion(choiceChanges, id) !== undefined
  const isRow = (key: string) => !key.startsWith('finishes/') || isKnown(key.split('/')[1] ?? '')
  const closed = notOffered?.filter(isRow) ?? []
  return {
    ...tariff,
    finishes: Object.fromEntries(Object.entries(tariff.finishes).filter(([id]) => isKnown(id))),
    ...(closed.length > 0 ? { notOffered: closed } : {}),
    ...(Object.keys(choiceChanges).length > 0 ? { choiceChanges } : {}),
  }
}
