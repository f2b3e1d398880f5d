import type { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { RushLimits } from '#/domain/catalog/kind-definition.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { blackBody, colourBody, usualCover } from '#/domain/catalog/kinds/parts.ts'
import { findCoating, findTrim, finishOfVersion, trimOfVersion } from '#/domain/catalog/lookup.ts'
import { bindingOfVersion } from '#/domain/catalog/with-terms.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { Copies, Pages } from '#/domain/print/units.ts'
import type { Tariff } from './tariff.ts'

/** What is asked of a report at first; all else is chosen on the option page. */
export interface ReportWish {
  readonly trim: string
  readonly binding: string
  readonly colour: boolean
  readonly pages: Pages
  readonly copies: Copies
}

export interface Choice {
  readonly id: string
  readonly name: string
}

/** What can be made by the next working day, in words and as choices. */
export interface RushTerms {
  readonly trims: readonly Choice[]
  readonly bindings: readonly Choice[]
  readonly pages: { readonly min: Pages; readonly max: Pages }
  readonly copies: { readonly min: Copies; readonly max: Copies }
  readonly can: readonly { readonly label: string; readonly value: string }[]
  readonly cannot: readonly { readonly what: string; readonly why: string }[]
}

/** The kind in which reports are made. */
const REPORT = BOOK
const COVER = 'snow-250'
const BODY = 'white-100'

export function reportSpec({ trim, binding, colour, pages, copies }: ReportWish): JobSpec {
  const body = colour ? colourBody(BODY, pages) : blackBody(BODY, pages)
  return {
    ...REPORT.defaults,
    trim: findTrim(trim)?.size ?? REPORT.defaults.trim,
    copies,
    binding,
    parts: [usualCover(COVER), body],
  }
}

/** The conditions of the hurry, from the same limits that the rules judge by, and the days that the tariff gives other work. */
export function rushTerms(tariff: Tariff): RushTerms | null {
  const limits = REPORT.rush
  if (!limits) return null
  const choices = tariff.choiceChanges
  const size = (id: string) => trimOfVersion(choices, id)
  const bindings = offered(limits.bindings, (id) => bindingOfVersion(choices, id))
  return {
    trims: offered(limits.trims, size),
    bindings,
    pages: { min: Math.min(...bindings.map(({ bodyPages }) => bodyPages.min)), max: limits.pages },
    copies: { min: REPORT.copies.min, max: limits.copies },
    can: [
      { label: '크기', value: namesOf(offered(limits.trims, size)) },
      { label: '제본과 쪽수', value: bindings.map((binding) => pagesText(binding, limits)).join(', ') },
      { label: '부수', value: `${REPORT.copies.min}–${formatCount(limits.copies)}부` },
      { label: '표지 코팅', value: namesOf(offered(limits.coatings, findCoating)) },
      { label: '파일', value: '검사에서 막힘이 없는 PDF' },
    ],
    cannot: cannot(limits, tariff),
  }
}

type Find<T> = (id: string) => T | null | undefined
const offered = <T>(ids: readonly string[], find: Find<T>): T[] => ids.flatMap((id) => find(id) ?? [])
const namesOf = (list: readonly { readonly name: string }[]): string => list.map(({ name }) => name).join(', ')

type BindingRow = (typeof BINDINGS)[number]
const pagesText = ({ name, bodyPages: { min, max } }: BindingRow, limits: RushLimits): string =>
  `${name} ${min}–${formatCount(Math.min(max, limits.pages))}쪽`

function cannot(limits: RushLimits, tariff: Tariff): RushTerms['cannot'] {
  const others = offered(
    REPORT.bindings.filter((id) => !limits.bindings.includes(id)),
    (id) => bindingOfVersion(tariff.choiceChanges, id),
  )
  const slowest = Math.max(0, ...others.map(({ id }) => tariff.bindings[id]?.workingDays ?? 0))
  const finishes = [...new Set([...REPORT.finishes, ...REPORT.parts.flatMap((part) => part.finishes)])]
  const finishDays = Math.max(0, ...finishes.map((id) => tariff.finishes[id]?.workingDays ?? 0))
  return [
    { what: namesOf(others), why: `제본에만 영업일 ${slowest}일까지 걸려요` },
    {
      what: namesOf(offered(finishes, (id) => finishOfVersion(tariff.choiceChanges, id))),
      why: `후가공은 영업일 ${finishDays}일까지 더 걸려요`,
    },
    { what: `${formatCount(limits.copies + 1)}부부터`, why: '보통 일정으로 맡아요' },
    { what: '막힘이 있는 파일', why: '고친 파일을 승인한 때부터 세요' },
    { what: 'PDF가 아닌 원고', why: 'PDF로 바꾸는 시간이 더 걸려요' },
  ]
}
