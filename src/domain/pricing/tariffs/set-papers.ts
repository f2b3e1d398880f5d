import type { Paper, PaperMake } from '#/domain/catalog/paper.ts'
import type { PaperId } from '#/domain/catalog/job-spec.ts'
import { openingPaper } from '#/domain/catalog/lookup.ts'
import { NO_CHANGES, paperIn, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import { OPENING_LISTS, PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import { USE_NAMES } from '#/domain/catalog/use-names.data.ts'
import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { EditIssue } from './tariff-edit.ts'

/** The tariff with these papers instead of those it had, or what is wrong with them. Prices of papers that went go too. */
export function setPapers(tariff: Tariff, changes: PaperChanges): Result<Tariff, readonly EditIssue[]> {
  const issues = paperIssues(changes)
  return issues.length > 0 ? err(issues) : ok(withoutUnknown({ ...tariff, paperChanges: tidy(changes) }))
}

const paperIssues = (changes: PaperChanges): readonly EditIssue[] => [
  ...Object.entries(changes.papers).flatMap(([id, paper]) => wrongPaper(id, paper, changes)),
  ...PAPER_USES.flatMap((use) => wrongList(use, changes)),
]

function wrongPaper(id: PaperId, paper: Paper, changes: PaperChanges): readonly EditIssue[] {
  const { family, gsm, name } = paper
  const known = openingPaper(id)
  const issue = (message: string) => [{ key: `papers/${id}`, message }]
  if (paper.id !== id || id !== `${family.id}-${gsm}` || name !== nameOf(family, gsm))
    return issue('종이의 이름과 평량이 서로 맞지 않습니다.')
  if (known && known.family.id !== family.id) return issue('종이의 이름과 평량이 서로 맞지 않습니다.')
  const others = papersWith(changes).filter((other) => other.id !== id)
  if (others.some((other) => other.family.id === family.id && !sameMake(other.family, family)))
    return issue(`${family.name}: 같은 종이는 평량이 달라도 이름과 표면이 같아야 합니다.`)
  if (others.some((other) => other.family.id !== family.id && other.family.name === family.name))
    return issue(`「${family.name}」은 이미 있습니다. 그 종이에 평량을 더해 주세요.`)
  return []
}

function wrongList(use: keyof PaperChanges['lists'], changes: PaperChanges): readonly EditIssue[] {
  const list = changes.lists[use] ?? OPENING_LISTS[use]
  const issue = (message: string) => [{ key: 'lists', message }]
  if (new Set(list).size < list.length) return issue(`${USE_NAMES[use]}에 같은 종이가 두 번 있습니다.`)
  for (const id of list) {
    const paper = paperIn(changes, id)
    if (!paper) return issue(`${USE_NAMES[use]}에 모르는 종이가 있습니다.`)
    if (use === 'rotary' && !paper.family.rotary)
      return issue(`${paper.name}: 로터리 책에 쓰려면 두루마리로 찍을 수 있어야 합니다.`)
    if (use === 'plate' && !(changes.lists.body ?? OPENING_LISTS.body).includes(id))
      return issue(`${paper.name}: 책 둘째 종이로 쓰려면 책 내지에도 있어야 합니다.`)
  }
  return []
}

export const nameOf = (make: PaperMake, gsm: number): string => `${make.name} ${gsm} g`

const MAKE_FIELDS = ['name', 'hint', 'surface', 'coatable', 'rotary', 'tint'] as const
export const sameMake = (a: PaperMake, b: PaperMake): boolean => MAKE_FIELDS.every((field) => a[field] === b[field])

/** Without what the opening list says already, so that equal catalogues are equal values. */
function tidy({ papers, lists }: PaperChanges): PaperChanges {
  const changed = PAPER_USES.flatMap((use) => {
    const own = lists[use]
    return own && own.join() !== OPENING_LISTS[use].join() ? [[use, own] as const] : []
  })
  // A job carries a paper that came to a list later: without the version at hand nobody knows that its product takes it.
  const carried = new Set(changed.flatMap(([use, own]) => own.filter((id) => !OPENING_LISTS[use].includes(id))))
  const own = [...new Set([...Object.keys(papers), ...carried])].toSorted().flatMap((id) => {
    const paper = paperIn({ papers }, id)
    return paper && (!isOpening(paper) || carried.has(id)) ? [[id, bare(paper)] as const] : []
  })
  return { papers: Object.fromEntries(own), lists: Object.fromEntries(changed) }
}

/** Of a family only what one paper is, not its other weights. */
function bare({ id, name, gsm, caliper, family }: Paper): Paper {
  const { id: make, name: called, hint, surface, coatable, rotary, tint } = family
  return { id, name, gsm, caliper, family: { id: make, name: called, hint, surface, coatable, rotary, tint } }
}

function isOpening({ id, caliper, family }: Paper): boolean {
  const known = openingPaper(id)
  return known !== undefined && known.caliper === caliper && sameMake(known.family, family)
}

function withoutUnknown({ paperChanges = NO_CHANGES, notOffered, ...tariff }: Tariff): Tariff {
  const isKnown = (id: PaperId) => paperIn(paperChanges, id) !== undefined
  const kept = <Row>(rows: Readonly<Record<PaperId, Row>>) =>
    Object.fromEntries(Object.entries(rows).filter(([id]) => isKnown(id)))
  const closed = notOffered?.filter((key) => !key.startsWith('papers/') || isKnown(key.slice('papers/'.length))) ?? []
  const isPlain = Object.keys(paperChanges.papers).length + Object.keys(paperChanges.lists).length === 0
  return {
    ...tariff,
    papers: kept(tariff.papers),
    ganged: { ...tariff.ganged, papers: kept(tariff.ganged.papers) },
    ...(closed.length > 0 ? { notOffered: closed } : {}),
    ...(isPlain ? {} : { paperChanges }),
  }
}
