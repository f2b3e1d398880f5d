import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { openSize } from '#/domain/catalog/open-size.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { sizeName } from '#/domain/catalog/spec-summary.ts'
import { expectationOf, partsOfRole } from '../expectation-of.ts'
import type { PdfFacts } from '../pdf-facts.ts'
import type { Difference } from './difference.ts'
import { misfitOf } from './page-misfit.ts'

/** Size, printed sides and colour of a flyer, leaflet, poster or single sheet. */
export function sheetDifferences(
  spec: JobSpec,
  facts: PdfFacts,
  catalogue: PaperCatalogue | undefined,
): readonly Difference[] {
  const [sheet] = partsOfRole(spec, 'sheet')
  if (!sheet) return []
  return [
    sizeDifference(spec, facts, catalogue),
    sidesDifference(spec, sheet, facts),
    colourDifference(spec, sheet, facts),
  ].filter((difference) => difference !== null)
}

function sizeDifference(spec: JobSpec, facts: PdfFacts, catalogue: PaperCatalogue | undefined): Difference | null {
  const misfit = misfitOf(facts, expectationOf(spec, 'sheet', null))
  if (!misfit) return null
  const [sheet] = partsOfRole(spec, 'sheet')
  const sides = { pages: sheet?.pages ?? 1, colourPages: sheet?.colourPages ?? 0 }
  const sized = closestSpec(spec.product, { ...sides, trim: misfit.size }, spec, catalogue)
  // Only the size: what is printed on which side is told by itself.
  const next = {
    ...sized.spec,
    parts: spec.parts.map((part, index) => ({ ...part, fold: sized.spec.parts[index]?.fold ?? part.fold })),
  }
  const fits = misfitOf(facts, expectationOf(next, 'sheet', null)) === null
  const named = sizeName(next, openSize(next))
  return {
    id: 'size',
    role: 'sheet',
    label: '크기',
    file: fits ? named : sizeName(spec, misfit.size),
    spec: sizeName(spec, openSize(spec)),
    why: '이대로는 그림이 잘리거나 여백이 남습니다.',
    toFile: fits ? next : null,
    act: fits ? `사양을 ${named}으로` : null,
    said: sized.assumed,
    stops: true,
  }
}

function sidesDifference(spec: JobSpec, sheet: PartSpec, { pageCount }: PdfFacts): Difference | null {
  if (pageCount === sheet.pages) return null
  const base = { id: 'sides', role: 'sheet', label: '인쇄 면', spec: sides(sheet.pages), said: [] } as const
  if (pageCount > 2) {
    const why = '앞면과 뒷면만 남긴 PDF를 올려 주세요.'
    return { ...base, file: `${pageCount}쪽`, why, toFile: null, act: null, stops: true }
  }
  const { front } = sheet.ink
  const next = choose(spec, 'sheet.ink', `${front}-${pageCount === 2 ? front : 0}`)
  const changed = next !== spec
  return {
    ...base,
    file: sides(pageCount),
    why: pageCount === 2 ? '이대로는 둘째 쪽이 인쇄되지 않습니다.' : '이대로는 뒷면이 비어 있습니다.',
    toFile: changed ? next : null,
    act: changed ? `사양을 ${sides(pageCount)}으로` : null,
    stops: pageCount < sheet.pages,
  }
}

const sides = (pages: number) => (pages === 1 ? '단면' : '양면')

function colourDifference(spec: JobSpec, { ink, pages }: PartSpec, facts: PdfFacts): Difference | null {
  const coloured = facts.pages.slice(0, pages).some((page) => page.colour === 'colour')
  if (ink.front === 2 || ink.back === 2) return null
  if (ink.front === 4 && ink.back === 1 && facts.pages[1]?.colour === 'colour') return backDifference(spec)
  if (coloured === (ink.front === 4 || ink.back === 4)) return null
  const wanted = coloured ? 4 : 1
  const next = choose(spec, 'sheet.ink', `${wanted}-${pages === 2 ? wanted : 0}`)
  if (next === spec) return null
  return {
    id: 'colour',
    role: 'sheet',
    label: '인쇄 색',
    file: coloured ? '컬러' : '흑백',
    spec: coloured ? '흑백' : '컬러',
    why: coloured ? '이대로는 흑백으로 인쇄됩니다.' : '이대로는 흑백 그림이 컬러 가격으로 계산됩니다.',
    toFile: next,
    act: coloured ? '사양을 컬러로' : '사양을 흑백으로',
    said: [],
    stops: false,
  }
}

/** Only its back is ordered in black: in colour too, or as it was ordered. */
function backDifference(spec: JobSpec): Difference | null {
  const next = choose(spec, 'sheet.ink', '4-4')
  if (next === spec) return null
  return {
    id: 'colour',
    role: 'sheet',
    label: '뒷면 색',
    file: '컬러',
    spec: '흑백',
    why: '이대로는 뒷면의 색을 검정으로 바꿔 인쇄합니다.',
    toFile: next,
    act: '뒷면도 컬러로',
    said: [],
    stops: false,
  }
}
