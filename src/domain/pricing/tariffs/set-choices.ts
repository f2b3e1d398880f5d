import { finishesOf, finishOfVersion } from '#/domain/catalog/with-choices.ts'
import type { ChoiceChanges, KindChanges } from '#/domain/catalog/choice-changes.ts'
import type { Finish } from '#/domain/catalog/finish.ts'
import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import type { FinishId } from '#/domain/catalog/job-spec.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { findBinding, findFinish } from '#/domain/catalog/lookup.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './edit-tariff.ts'

/** The tariff with these choices instead of those it had, or what is wrong with them. Prices of finishes that went go too. */
export function setChoices(tariff: Tariff, changes: ChoiceChanges): Result<Tariff, readonly EditIssue[]> {
  const issues = [...finishIssues(changes), ...kindIssues(changes)]
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

function kindIssues(changes: ChoiceChanges): readonly EditIssue[] {
  return Object.entries(changes.kinds ?? {}).flatMap(([product, { finishes = [] }]) => {
    const kind = KINDS.find((candidate) => candidate.product === product)
    if (!kind) return [{ key: 'kinds', message: '고를 것을 정할 수 없는 상품입니다.' }]
    const issue = (message: string) => [{ key: 'kinds', message: `${kindByCode(kind.product).name}: ${message}` }]
    if (new Set(finishes).size < finishes.length) return issue('같은 후가공이 두 번 있습니다.')
    for (const id of finishes) {
      const finish = finishOfVersion(changes, id)
      if (!finish) return issue('모르는 후가공이 있습니다.')
      if (!finish.on.some((style) => stylesOf(kind).includes(style))) return issue(`${finish.name}: ${finish.notOn}`)
    }
    return []
  })
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
  return {
    ...(Object.keys(finishes).length > 0 ? { finishes } : {}),
    ...(kinds.length > 0 ? { kinds: Object.fromEntries(kinds) } : {}),
  }
}

function tidyKind(kind: KindDefinition, { finishes }: KindChanges = {}): KindChanges | null {
  return finishes && finishes.join() !== finishesOf(kind).join() ? { finishes } : null
}

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
