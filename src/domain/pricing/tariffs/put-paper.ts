import type { Paper, PaperMake } from '#/domain/catalog/paper.ts'
import type { PaperId } from '#/domain/catalog/job-spec.ts'
import { NO_CHANGES, paperIn, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import { openingPaper } from '#/domain/catalog/lookup.ts'
import { OPENING_LISTS, PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import { PAPER_LIMITS } from '#/domain/catalog/spec-limits.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { err } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { editTariff } from './edit-tariff.ts'
import type { EditIssue } from './tariff-edit.ts'
import { nameOf, sameMake, setPapers } from './set-papers.ts'

/** A paper as somebody writes it down: what it is, what it is for, what it costs. */
export interface PaperForm extends Omit<PaperMake, 'id'> {
  readonly gsm: number
  /** Measured, in µm. */
  readonly caliper: number
  readonly lists: readonly PaperUse[]
  /** Won for 500 mill sheets; null leaves the price as it is, and a new paper without one is not offered. */
  readonly kuk: Krw | null
  readonly sasa: Krw | null
}

/** Which paper it is: one that is there, or another weight of a make, which may be new. */
export type PaperPlace = { readonly paper: PaperId } | { readonly make: string }

type Bare = Pick<Paper, 'id' | 'gsm' | 'caliper'>

/** The tariff with this paper in it, or what is wrong with it: all or nothing. Name and surface are those of all its weights. */
export function putPaper(tariff: Tariff, place: PaperPlace, form: PaperForm): Result<Tariff, readonly EditIssue[]> {
  const changes = tariff.paperChanges ?? NO_CHANGES
  const issues = formIssues(changes, place, form)
  if (issues.length > 0) return err(issues)
  const make = 'make' in place ? place.make : (paperIn(changes, place.paper)?.family.id ?? '')
  const paper: Bare = { id: `${make}-${form.gsm}`, gsm: form.gsm, caliper: form.caliper }
  const papers = withMake(changes, makeOf(make, form), paper)
  const put = setPapers(tariff, { papers, lists: withLists(changes, paper.id, form.lists) })
  if (!put.ok) return put
  const prices = (['kuk', 'sasa'] as const).flatMap((mill) => {
    const value = form[mill]
    return value === null ? [] : [{ key: `papers/${paper.id}/${mill}`, value }]
  })
  return editTariff(put.value, prices)
}

/** Takes a paper out that the shop did not open with; null for one it did. Jobs that were made on it keep it. */
export function dropPaper(tariff: Tariff, id: PaperId): Tariff | null {
  const changes = tariff.paperChanges ?? NO_CHANGES
  if (!Object.hasOwn(changes.papers, id) || openingPaper(id)) return null
  const { [id]: _gone, ...papers } = changes.papers
  const dropped = setPapers(tariff, { papers, lists: withLists(changes, id, []) })
  return dropped.ok ? dropped.value : null
}

function formIssues(changes: PaperChanges, place: PaperPlace, form: PaperForm): readonly EditIssue[] {
  const { gsm, caliper, name, hint } = PAPER_LIMITS
  const issues: EditIssue[] = []
  const check = (key: string, holds: boolean, message: string) => {
    if (!holds) issues.push({ key, message })
  }
  check('name', form.name.trim().length > 0 && form.name.length <= name, `이름을 ${name}자까지 적어 주세요.`)
  check('hint', form.hint.length <= hint, `한 줄 설명은 ${hint}자까지 됩니다.`)
  check('gsm', isWithin(form.gsm, gsm), `평량은 ${gsm.min}–${gsm.max} g의 정수로 적어 주세요.`)
  check('caliper', isWithin(form.caliper, caliper), '두께는 0.02–2 mm로 적어 주세요.')
  if ('make' in place) {
    const taken = paperIn(changes, `${place.make}-${form.gsm}`)
    check('gsm', !taken, `${taken?.name ?? ''}은 이미 있습니다.`)
  } else {
    const known = paperIn(changes, place.paper)
    check('name', known !== undefined, '종이 목록에 없는 종이입니다.')
    check('gsm', !known || known.gsm === form.gsm, '평량은 바꿀 수 없습니다. 다른 평량은 새 종이로 더해 주세요.')
  }
  return issues
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max

const makeOf = (id: string, { name, hint, surface, coatable, rotary, tint }: PaperForm): PaperMake => ({
  id,
  name: name.trim(),
  hint: hint.trim(),
  surface,
  coatable,
  rotary,
  tint,
})

/** The paper itself, and its other weights where the make changed. */
function withMake(changes: PaperChanges, make: PaperMake, paper: Bare): PaperChanges['papers'] {
  const others = papersWith(changes).filter(
    ({ id, family }) => family.id === make.id && id !== paper.id && !sameMake(family, make),
  )
  const made = [...others, paper].map(({ id, gsm, caliper }): Paper => {
    return { id, family: make, name: nameOf(make, gsm), gsm, caliper }
  })
  return { ...changes.papers, ...Object.fromEntries(made.map((one) => [one.id, one])) }
}

/** A paper that a list did not have comes last in it; the others keep their order. */
function withLists(changes: PaperChanges, id: PaperId, wanted: readonly PaperUse[]): PaperChanges['lists'] {
  const lists = PAPER_USES.map((use) => {
    const now = changes.lists[use] ?? OPENING_LISTS[use]
    if (now.includes(id) === wanted.includes(use)) return [use, now] as const
    return [use, wanted.includes(use) ? [...now, id] : now.filter((other) => other !== id)] as const
  })
  return Object.fromEntries(lists)
}
