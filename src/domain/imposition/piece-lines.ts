import { findBinding } from '#/domain/catalog/lookup.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { CASE, caseBoard, coverFlat, coverPanels, coverScores } from '#/domain/print/cover-flat.ts'
import { finishMarks, finishPiece, foldLines } from '#/domain/print/finish-marks.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import { spineOf } from '#/domain/print/spine.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { InnerLine } from './block.ts'

const vertical = (kind: InnerLine['kind'], at: Mm): InnerLine => ({ kind, direction: 'vertical', at: roundMm(at) })
const horizontal = (kind: InnerLine['kind'], at: Mm): InnerLine => ({ kind, direction: 'horizontal', at: roundMm(at) })

/** Where an open cover is folded and scored, from the left edge of its trim. */
export function coverLines(spec: JobSpec): readonly InnerLine[] {
  const flat = coverFlat(spec)
  if (!flat) return []
  if (findBinding(spec.binding)?.cover === 'case') return caseLines(spec, flat.width, flat.height)
  const panels = coverPanels(spec)
  if (!panels) return []
  const folds = [panels.back, panels.spine, panels.front, panels.frontWing].filter((at) => at > 0 && at < panels.end)
  const scores = (coverScores(spec) ?? []).filter((at) => !folds.includes(at))
  return [...new Set(folds)].map((at) => vertical('fold', at)).concat(scores.map((at) => vertical('score', at)))
}

/** The wrap is folded round the boards and along both sides of the spine board. */
function caseLines(spec: JobSpec, width: Mm, height: Mm): readonly InnerLine[] {
  const board = caseBoard(spec.trim)
  const spine = CASE.turnIn + board.width
  return [
    ...[CASE.turnIn, spine, spine + (spineOf(spec) ?? 0), width - CASE.turnIn].map((at) => vertical('fold', at)),
    ...[CASE.turnIn, height - CASE.turnIn].map((at) => horizontal('fold', at)),
    ...[spine - CASE.groove, spine + (spineOf(spec) ?? 0) + CASE.groove].map((at) => vertical('score', at)),
  ]
}

/** Folds of a sheet, and the scores and perforations that lie beside them, from the lower left corner of the open sheet. */
export function sheetLines(spec: JobSpec): readonly InnerLine[] {
  const folds = foldLines(spec, finishPiece(spec))
  const worked = finishMarks(spec).flatMap((mark) =>
    (mark.kind === 'score' || mark.kind === 'perforation') &&
    !folds.some(({ direction, at }) => direction === mark.direction && at === mark.at)
      ? [mark]
      : [],
  )
  return [...folds.map((line) => ({ kind: 'fold' as const, ...line })), ...worked]
}
