import { finishesOf } from '#/domain/catalog/with-choices.ts'
import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import type { Finish } from '#/domain/catalog/finish.ts'
import type { FinishId } from '#/domain/catalog/job-spec.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findFinish, finishOfVersion } from '#/domain/catalog/lookup.ts'
import { kindIn } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { FINISH_LIMITS, PAPER_LIMITS } from '#/domain/catalog/spec-limits.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { err } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff, Tiers } from '#/domain/pricing/tariff.ts'
import { editTariff } from './edit-tariff.ts'
import type { EditIssue, TariffEdit } from './tariff-edit.ts'
import { MEASURED, PLAIN, setChoices } from './set-choices.ts'

/** A finish as somebody writes it down: what it is, what takes it, what it costs. */
export interface FinishForm {
  readonly name: string
  readonly hint: string
  /** Its kinds, those that are there first and in their order. */
  readonly variants: readonly VariantForm[]
  /** How often it can be done on one piece; null where counting makes no sense. */
  readonly most: number | null
  readonly minGsm: number | null
  readonly maxGsm: number | null
  readonly kinds: readonly ProductCode[]
  /** Null leaves the price as it is, and a new finish without one is not sold. */
  readonly price: FinishPrice | null
}

export interface VariantForm {
  /** Null for a new one. */
  readonly id: string | null
  readonly name: string
  /** Of the price; null where it is not sold. */
  readonly percent: number | null
}

export interface FinishPrice {
  readonly setup: Krw
  readonly minimum: Krw
  readonly each: Tiers
  readonly perExtra: number
  readonly perCm2: Krw
  readonly workingDays: number
}

/** Which finish it is: one that is there, or a new one that works as one of the opening list, or as none. */
export type FinishAt = { readonly finish: FinishId } | { readonly id: FinishId; readonly like: FinishId | null }

/** The tariff with this finish in it, or what is wrong with it: all or nothing. */
export function putFinish(tariff: Tariff, at: FinishAt, form: FinishForm): Result<Tariff, readonly EditIssue[]> {
  const changes = tariff.choiceChanges ?? {}
  const before = 'finish' in at ? finishOfVersion(changes, at.finish) : groupOf(at.like)
  if (!before) return err([{ key: 'name', message: '후가공 목록에 없는 후가공입니다.' }])
  const issues = formIssues(before, form)
  if (issues.length > 0) return err(issues)
  const finish = finishFrom(before, at, form)
  const finishes = { ...changes.finishes, [finish.id]: finish }
  const put = setChoices(tariff, withKinds(tariff, { ...changes, finishes }, finish.id, form.kinds))
  if (!put.ok) return put
  return editTariff(put.value, priceEdits(put.value, finish, form))
}

/** Takes a finish out that the shop did not open with; null for one it did. Jobs that were made with it keep it. */
export function dropFinish(tariff: Tariff, id: FinishId): Tariff | null {
  const changes = tariff.choiceChanges ?? {}
  if (!changes.finishes?.[id] || findFinish(id)) return null
  const { [id]: _gone, ...finishes } = changes.finishes
  const without = withKinds(tariff, changes, id, [])
  const dropped = setChoices(tariff, { ...without, finishes })
  return dropped.ok ? dropped.value : null
}

/** The kinds that take a finish in this version. */
export function kindsWith(tariff: Tariff, id: FinishId): readonly ProductCode[] {
  const catalogue = catalogueOf(tariff)
  return KINDS.flatMap(({ product }) => (finishesOf(kindIn(product, catalogue)).includes(id) ? [product] : []))
}

/** What a new one begins with: all that code knows of its group. */
const groupOf = (like: FinishId | null): Omit<Finish, 'id'> | undefined =>
  like === null ? { ...PLAIN, on: PLAIN.on, notOn: PLAIN.notOn, name: '', hint: '', variants: [] } : findFinish(like)

function finishFrom(before: Omit<Finish, 'id'>, at: FinishAt, form: FinishForm): Finish {
  const { minGsm: _least, maxGsm: _most, count, ...rest } = before
  const group = 'finish' in at || at.like === null ? {} : { like: at.like }
  const measure = MEASURED['finish' in at ? (rest.like ?? at.finish) : (at.like ?? '')]
  return {
    ...rest,
    id: 'finish' in at ? at.finish : at.id,
    ...group,
    name: form.name.trim(),
    hint: form.hint.trim(),
    variants: variantsFrom(form.variants, measure),
    ...(form.most === null ? {} : { count: { min: count?.min ?? 1, max: form.most, unit: count?.unit ?? '번' } }),
    ...(form.minGsm === null ? {} : { minGsm: form.minGsm }),
    ...(form.maxGsm === null ? {} : { maxGsm: form.maxGsm }),
  }
}

function variantsFrom(variants: readonly VariantForm[], measure: string | undefined): Finish['variants'] {
  const taken = new Set(variants.flatMap(({ id }) => id ?? []))
  return variants.map(({ id, name }) => {
    const made = id ?? newVariant(name, measure, taken)
    taken.add(made)
    return { id: made, name: name.trim() }
  })
}

function newVariant(name: string, measure: string | undefined, taken: ReadonlySet<string>): string {
  if (measure) return `${measure}${/\d+/u.exec(name)?.[0] ?? ''}`
  let number = taken.size + 1
  while (taken.has(`v${number}`)) number += 1
  return `v${number}`
}

function formIssues({ count, like }: Omit<Finish, 'id'>, form: FinishForm): readonly EditIssue[] {
  const { gsm } = PAPER_LIMITS
  const issues: EditIssue[] = []
  const check = (key: string, holds: boolean, message: string) => {
    if (!holds) issues.push({ key, message })
  }
  const isGsm = (value: number | null) => value === null || isWithin(value, gsm)
  check('name', isName(form.name, FINISH_LIMITS.name), `이름을 ${FINISH_LIMITS.name}자까지 적어 주세요.`)
  check('hint', form.hint.length <= FINISH_LIMITS.hint, `한 줄 설명은 ${FINISH_LIMITS.hint}자까지 됩니다.`)
  check('minGsm', isGsm(form.minGsm), `평량은 ${gsm.min}–${gsm.max} g의 정수로 적어 주세요.`)
  check('maxGsm', isGsm(form.maxGsm), `평량은 ${gsm.min}–${gsm.max} g의 정수로 적어 주세요.`)
  check(
    'maxGsm',
    (form.minGsm ?? 0) <= (form.maxGsm ?? Infinity),
    '가장 무거운 종이가 가장 가벼운 종이보다 가볍습니다.',
  )
  const most = count?.max ?? (like === undefined ? FINISH_LIMITS.count : 0)
  check(
    'most',
    form.most === null || isWithin(form.most, { min: count?.min ?? 1, max: most }),
    `한 부에 ${most}번까지 적을 수 있습니다.`,
  )
  check('variants', form.variants.length <= FINISH_LIMITS.variants, `종류는 ${FINISH_LIMITS.variants}가지까지 됩니다.`)
  for (const { name } of form.variants)
    check('variants', isName(name, FINISH_LIMITS.variant), `종류의 이름을 ${FINISH_LIMITS.variant}자까지 적어 주세요.`)
  if (form.price) check('each', form.price.each.length > 0, '한 부마다의 값을 한 단계는 적어 주세요.')
  return issues
}

const isName = (name: string, most: number): boolean => name.trim().length > 0 && name.trim().length <= most
const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max

function withKinds(
  tariff: Tariff,
  changes: ChoiceChanges,
  id: FinishId,
  wanted: readonly ProductCode[],
): ChoiceChanges {
  const catalogue = catalogueOf(tariff)
  const kinds = KINDS.map(({ product }) => {
    const now = finishesOf(kindIn(product, catalogue))
    return [
      product,
      { ...changes.kinds?.[product], finishes: withOrWithout(now, id, wanted.includes(product)) },
    ] as const
  })
  return { ...changes, kinds: Object.fromEntries(kinds) }
}

/** A finish that a kind did not take comes last in it; the others keep their order. */
function withOrWithout(now: readonly FinishId[], id: FinishId, takes: boolean): readonly FinishId[] {
  if (takes === now.includes(id)) return now
  return takes ? [...now, id] : now.filter((other) => other !== id)
}

function priceEdits(tariff: Tariff, finish: Finish, { price, variants }: FinishForm): readonly TariffEdit[] {
  const key = `finishes/${finish.id}`
  const sold = tariff.finishes[finish.id]
  const shares = finish.variants.flatMap(({ id }, at) => {
    const value = variants[at]?.percent ?? null
    const unpriced = sold === undefined && (price === null || value === null)
    const unchanged = value === (sold?.variants[id] ?? null)
    return unpriced || unchanged ? [] : [{ key: `${key}/variants/${id}`, value }]
  })
  if (!price) return shares
  const gone = (sold?.each ?? []).filter(([from]) => price.each.every((tier) => tier[0] !== from))
  return [
    { key: `${key}/setup`, value: price.setup },
    ...gone.map(([from]) => ({ key: `${key}/each@${from}`, value: null })),
    ...price.each.map(([from, value]) => ({ key: `${key}/each@${from}`, value })),
    { key: `${key}/minimum`, value: price.minimum },
    { key: `${key}/perExtra`, value: price.perExtra },
    { key: `${key}/perCm2`, value: price.perCm2 },
    { key: `${key}/workingDays`, value: price.workingDays },
    ...shares,
  ]
}
