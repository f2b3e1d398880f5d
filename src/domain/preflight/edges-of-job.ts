import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import type { ExpectedFile } from '#/domain/print/expected-files.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import type { FileExpectation, FoldedAt } from './file-expectation.ts'
import { GUTTERS, SAFE_AT_KNIFE } from './margins.data.ts'

type EdgesOfJob = Pick<FileExpectation, 'safe' | 'gutter' | 'wrap' | 'folds'>

/** What knife, binding and folds take of a file of the job. */
export function edgesOfJob(spec: JobSpec, expected: ExpectedFile, geometry: JobGeometry): EdgesOfJob {
  const style = findBinding(spec.binding)?.style ?? null
  const isLeaf = expected.part === 'inner' || (expected.part === 'cover' && style === 'ring')
  const pages = bodyPages(geometry.job)
  const gutter = style && isLeaf ? GUTTERS[style].find(({ upTo }) => pages <= upTo) : undefined
  const { cover } = geometry
  const isCase = expected.part === 'cover' && cover?.kind === 'case'
  return {
    safe: style === 'ring' ? SAFE_AT_KNIFE : expected.safe,
    gutter: gutter ? { side: spec.bindingSide, width: gutter.width } : null,
    wrap: isCase ? cover.panels.back : 0,
    folds: expected.part === 'cover' ? coverFolds(geometry) : expected.part === 'sheet' ? sheetFolds(geometry) : [],
  }
}

/** Both edges of the back, the joints of a case, and where flaps turn in. */
function coverFolds({ cover }: JobGeometry): readonly FoldedAt[] {
  if (!cover) return []
  const { panels, spine, kind, scores } = cover
  const upright = (what: FoldedAt['what']) => (at: number) => ({ what, direction: 'vertical' as const, at })
  const back = spine > 0 ? [panels.spine, panels.front].map(upright('spine')) : [panels.spine].map(upright('fold'))
  if (kind === 'case') return [...back, ...scores.map(upright('joint'))]
  const flaps = [panels.back, panels.frontWing].filter((at) => at > 0 && at < panels.end)
  return [...back, ...flaps.map(upright('fold'))]
}

const sheetFolds = ({ foldLines }: JobGeometry): readonly FoldedAt[] =>
  foldLines.map(({ direction, at }) => ({ what: 'fold', direction, at }))
