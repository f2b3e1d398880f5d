import type { CoverPanels } from './cover-flat.ts'
import type { FinishMark } from './finish-marks.ts'
import type { JobGeometry } from './job-geometry.ts'
import { roundMm } from './round-mm.ts'
import type { Mm } from './units.ts'

/** Finishes that go through the cover as well; a perforation is for the leaves inside. */
const onCover = ({ marks }: JobGeometry): readonly FinishMark[] =>
  marks.filter(({ kind }) => kind === 'hole' || kind === 'corner')

const moved = (mark: FinishMark, x: (at: Mm) => Mm): FinishMark =>
  'x' in mark ? { ...mark, x: roundMm(x(mark.x)) } : mark

/** On both faces of an unfolded cover: the back is the front looked at from behind. */
export function coverMarks(geometry: JobGeometry, at: CoverPanels): readonly FinishMark[] {
  const right = geometry.job.bindingSide === 'right'
  const [front, back] = right ? [at.back, at.front] : [at.front, at.back]
  const { width } = geometry.openSize
  return onCover(geometry).flatMap((mark) => [moved(mark, (x) => front + x), moved(mark, (x) => back + width - x)])
}

/** On one of two loose leaves. */
export function leafMarks(geometry: JobGeometry, isFront: boolean): readonly FinishMark[] {
  const { width } = geometry.openSize
  return onCover(geometry).map((mark) => (isFront ? mark : moved(mark, (x) => width - x)))
}
