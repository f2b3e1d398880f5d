import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { InnerLine } from './block.ts'

const vertical = (kind: InnerLine['kind'], at: Mm): InnerLine => ({ kind, direction: 'vertical', at: roundMm(at) })
const horizontal = (kind: InnerLine['kind'], at: Mm): InnerLine => ({ kind, direction: 'horizontal', at: roundMm(at) })

/** Where an open cover is folded and scored, from the left edge of its trim; a case is folded round its boards as well. */
export function coverLines({ cover }: JobGeometry): readonly InnerLine[] {
  if (!cover) return []
  const { panels, levelFolds } = cover
  const folds = [panels.back, panels.spine, panels.front, panels.frontWing].filter((at) => at > 0 && at < panels.end)
  const scores = cover.scores.filter((at) => !folds.includes(at))
  return [
    ...[...new Set(folds)].map((at) => vertical('fold', at)),
    ...levelFolds.map((at) => horizontal('fold', at)),
    ...scores.map((at) => vertical('score', at)),
  ]
}

/** Folds of a sheet, and the scores and perforations that lie beside them, from the lower left corner of the open sheet. */
export function sheetLines({ foldLines, marks }: JobGeometry): readonly InnerLine[] {
  const worked = marks.flatMap((mark) =>
    (mark.kind === 'score' || mark.kind === 'perforation') &&
    !foldLines.some(({ direction, at }) => direction === mark.direction && at === mark.at)
      ? [mark]
      : [],
  )
  return [...foldLines.map((line) => ({ kind: 'fold' as const, ...line })), ...worked]
}
