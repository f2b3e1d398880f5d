import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { expectationOf, partsOfRole } from '../expectation-of.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { PdfFacts } from '../pdf-facts.ts'
import type { Difference } from './difference.ts'
import { misfitOf } from './page-misfit.ts'

/** A cover that holds another file's pages, or is not as wide as back, spine and front are. */
export function coverDifferences(
  spec: JobSpec,
  facts: PdfFacts,
  catalogue: PaperCatalogue | undefined,
): readonly Difference[] {
  const expectation = expectationOf(spec, 'cover', null)
  if (!expectation) return []
  const most = Math.max(...expectation.pageCounts)
  if (facts.pageCount > most) return [pagesDifference(facts, most)]
  const size = sizeDifference(spec, expectation, facts, catalogue)
  return size ? [size] : []
}

const pagesDifference = ({ pageCount }: PdfFacts, most: number): Difference => ({
  id: 'cover-pages',
  role: 'cover',
  label: '표지 쪽수',
  file: `${pageCount}쪽`,
  spec: `${most}쪽까지`,
  why: '표지 자리에 쪽이 많은 파일이 있습니다. 내지 파일이 아닌지 확인해 주세요.',
  toFile: null,
  act: null,
  said: [],
  stops: true,
})

function sizeDifference(
  spec: JobSpec,
  expectation: FileExpectation,
  facts: PdfFacts,
  catalogue: PaperCatalogue | undefined,
): Difference | null {
  const misfit = misfitOf(facts, expectation)
  if (!misfit) return null
  const next = withFlaps(spec, misfit.size, catalogue)
  const fits = misfitOf(facts, expectationOf(next, 'cover', null)) === null
  const flaps = next.parts.find((part) => part.role === 'cover')?.wings.front ?? 0
  return {
    id: 'cover',
    role: 'cover',
    label: '표지 크기',
    file: formatSize(misfit.size),
    spec: formatSize(expectation.trim),
    why: whyNot(spec, expectation, misfit.size.width),
    toFile: fits ? next : null,
    act: fits ? (flaps > 0 ? `날개를 ${formatMm(flaps)} mm로` : '날개를 빼기') : null,
    said: [],
    stops: true,
  }
}

/** Another width of flaps is the only thing of a spec that a cover file alone can ask for. */
function withFlaps(spec: JobSpec, coverSize: SizeMm, catalogue: PaperCatalogue | undefined): JobSpec {
  const colourPages = partsOfRole(spec, 'inner').reduce((sum, part) => sum + part.colourPages, 0)
  const read = { pages: bodyPages(spec), trim: spec.trim, colourPages, coverSize }
  return closestSpec(spec.product, read, spec, catalogue).spec
}

function whyNot(spec: JobSpec, { trim, bleed }: FileExpectation, width: number): string {
  if (Math.abs(width - spec.trim.width) <= 2 * bleed + 1)
    return '앞표지 한 쪽만 있습니다. 뒤표지, 책등, 앞표지를 한 쪽에 펼친 PDF를 올려 주세요.'
  const { spine } = geometryOf(spec)
  const full = formatSize({ width: trim.width + 2 * bleed, height: trim.height + 2 * bleed })
  return `책등 ${formatMm(spine ?? 0)} mm까지 펼치고 여백을 더하면 ${full}입니다. 표지를 이 크기로 고쳐 올려 주세요.`
}
