import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { CoverPanels } from './cover-flat.ts'
import { finishMarks, finishPiece, type FinishMark } from './finish-marks.ts'
import { roundMm } from './round-mm.ts'
import type { Mm } from './units.ts'

/** Finishes that go through the cover as well; a perforation is for the leaves inside. */
const onCover = (spec: JobSpec): readonly FinishMark[] =>
  finishMarks(spec).filter(({ kind }) => kind === 'hole' || kind === 'corner')

const moved = (mark: FinishMark, x: (at: Mm) => Mm): FinishMark =>
  'x' in mark ? { ...mark, x: roundMm(x(mark.x)) } : mark

/** On both faces of an unfolded cover: the back is the front looked at from behind. */
export function coverMarks(spec: JobSpec, at: CoverPanels): readonly FinishMark[] {
  const right = spec.bindingSide === 'right'
  const [front, back] = right ? [at.back, at.front] : [at.front, at.back]
  const { width } = finishPiece(spec)
  return onCover(spec).flatMap((mark) => [moved(mark, (x) => front + x), moved(mark, (x) => back + width - x)])
}

/** On one of two loose leaves. */
export function leafMarks(spec: JobSpec, isFront: boolean): readonly FinishMark[] {
  const { width } = finishPiece(spec)
  return onCover(spec).map((mark) => (isFront ? mark : moved(mark, (x) => width - x)))
}
