import type { FinishMark } from './finish-marks.ts'
import type { JobGeometry } from './job-geometry.ts'
import { formatMm } from './round-mm.ts'
import type { Mm, SizeMm } from './units.ts'

/** One finish and, in millimetres from the edges, where it is worked. */
export interface FinishLabels {
  readonly name: string
  readonly text: string
}

/** For who sets a machine: measures from the left and from above, on the front. */
export const finishLabels = ({ worked, openSize }: JobGeometry): readonly FinishLabels[] =>
  worked
    .filter(({ marks }) => marks.length > 0)
    .map(({ finish, marks }) => ({ name: finish.name, text: [...new Set(wordsOf(marks, openSize))].join(' / ') }))

const mm = (value: Mm): string => `${formatMm(value)} mm`

const wordsOf = (marks: readonly FinishMark[], piece: SizeMm): readonly string[] =>
  marks.map((mark) => {
    switch (mark.kind) {
      case 'hole':
        return `왼쪽에서 ${mm(mark.x)}, 위에서 ${mm(piece.height - mark.y)}, 지름 ${mm(mark.diameter)}`
      case 'number':
        return `왼쪽에서 ${mm(mark.x)}, 위에서 ${mm(piece.height - mark.y - mark.height)}, ${formatMm(mark.width)} × ${mm(mark.height)}`
      case 'corner':
        return `반지름 ${mm(mark.radius)}`
      case 'score':
      case 'perforation':
        return mark.direction === 'vertical'
          ? `세로줄, 왼쪽에서 ${mm(mark.at)}`
          : `가로줄, 위에서 ${mm(piece.height - mark.at)}`
    }
  })
