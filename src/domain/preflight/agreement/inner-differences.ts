import { closestSpec, type ClosestSpec } from '#/domain/catalog/closest-spec.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { sizeName } from '#/domain/catalog/spec-summary.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import type { Pages } from '#/domain/print/units.ts'
import { expectationOf, partsOfRole } from '../expectation-of.ts'
import type { PdfFacts } from '../pdf-facts.ts'
import type { Difference } from './difference.ts'
import { misfitOf } from './page-misfit.ts'

/** Size, pages and colour of a bound job's inner. */
export function innerDifferences(
  spec: JobSpec,
  facts: PdfFacts,
  catalogue: PaperCatalogue | undefined,
): readonly Difference[] {
  return [sizeDifference, pagesDifference, colourDifference].flatMap((judge) => judge(spec, facts, catalogue) ?? [])
}

function sizeDifference(spec: JobSpec, facts: PdfFacts, catalogue: PaperCatalogue | undefined): Difference | null {
  const misfit = misfitOf(facts, expectationOf(spec, 'inner', null))
  if (!misfit) return null
  const base = { role: 'inner', spec: sizeName(spec, spec.trim), stops: true } as const
  const fileSize = sizeName(spec, misfit.size)
  if (misfit.why === 'spread') {
    const why = '두 쪽이 펼쳐진 채로 저장되었습니다. 펼침면이 아니라 낱쪽으로 된 PDF를 올려 주세요.'
    return {
      ...base,
      id: 'spread',
      label: '쪽 배열',
      file: `펼침면 ${fileSize}`,
      why,
      toFile: null,
      act: null,
      said: [],
    }
  }
  const wanted = { ...asOrdered(spec), trim: misfit.size }
  const { spec: next, assumed } = closestSpec(spec.product, wanted, spec, catalogue)
  const fits = misfitOf(facts, expectationOf(next, 'inner', null)) === null
  const named = sizeName(next, next.trim)
  return {
    ...base,
    id: 'size',
    label: '판형',
    file: fits ? named : fileSize,
    why: '이대로는 쪽이 잘리거나 여백이 남습니다.',
    toFile: fits ? next : null,
    act: fits ? `사양을 ${named}으로` : null,
    said: assumed,
  }
}

function pagesDifference(
  spec: JobSpec,
  { pageCount }: PdfFacts,
  catalogue: PaperCatalogue | undefined,
): Difference | null {
  const ordered = bodyPages(spec)
  if (pageCount === ordered) return null
  const { spec: next, assumed } = withPages(spec, pageCount, catalogue)
  const pages = bodyPages(next)
  // One or two pages short of what the binding wants: the blank page behind them is another question.
  if (pages === ordered && pageCount < ordered) return null
  const toFile = pages === ordered ? null : next
  const missing = pageCount - ordered
  return {
    id: 'pages',
    role: 'inner',
    label: '쪽수',
    file: `${pageCount}쪽`,
    spec: `${ordered}쪽`,
    why: missing > 0 ? `이대로는 ${missing}쪽이 빠진 채 인쇄됩니다.` : `이대로는 ${-missing}쪽이 빈 채 인쇄됩니다.`,
    toFile,
    act: toFile && `사양을 ${pages}쪽으로`,
    said: assumed,
    stops: true,
  }
}

/** A job that is coloured throughout stays so when its pages change. */
function withPages(spec: JobSpec, pages: Pages, catalogue: PaperCatalogue | undefined): ClosestSpec {
  const { colourPages, ...ordered } = asOrdered(spec)
  const throughout = colourPages === ordered.pages
  return closestSpec(
    spec.product,
    { ...ordered, pages, colourPages: throughout ? pages : Math.min(colourPages, pages) },
    spec,
    catalogue,
  )
}

function colourDifference(
  spec: JobSpec,
  { pages }: PdfFacts,
  catalogue: PaperCatalogue | undefined,
): Difference | null {
  const ordered = asOrdered(spec).colourPages
  const coloured = pages.filter((page) => page.colour === 'colour').length
  if (coloured === ordered || (ordered === bodyPages(spec) && coloured === pages.length)) return null
  const { spec: next } = closestSpec(spec.product, { ...asOrdered(spec), colourPages: coloured }, spec, catalogue)
  const reached = asOrdered(next).colourPages
  if (reached === ordered) return null
  return {
    id: 'colour',
    role: 'inner',
    label: '컬러 쪽',
    file: colourWords(coloured),
    spec: colourWords(ordered),
    why:
      coloured > ordered
        ? ordered === 0
          ? `이대로는 컬러 ${coloured}쪽도 모두 흑백으로 인쇄됩니다.`
          : `이대로는 컬러 ${coloured - ordered}쪽이 주문에 없습니다.`
        : `이대로는 컬러가 없는 쪽도 컬러 가격으로 계산됩니다.`,
    toFile: next,
    act: reached === 0 ? '사양을 흑백으로' : `사양을 컬러 ${reached}쪽으로`,
    said: [],
    stops: coloured > ordered && ordered > 0,
  }
}

const colourWords = (pages: Pages) => (pages === 0 ? '흑백' : `컬러 ${pages}쪽`)

function asOrdered(spec: JobSpec) {
  const colourPages = partsOfRole(spec, 'inner').reduce((sum, part) => sum + part.colourPages, 0)
  return { pages: bodyPages(spec), trim: spec.trim, colourPages }
}
