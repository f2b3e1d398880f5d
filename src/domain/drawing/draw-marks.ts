import type { FinishMark } from '#/domain/print/finish-marks.ts'
import type { Mm } from '#/domain/print/units.ts'
import { along } from './projection.ts'
import type { Face, Point } from './projection.ts'
import type { Stage } from './scene.ts'

/** Corners of the polygon that a hole is drawn as. */
const SIDES = 16
const LINE = { tone: 'ink', width: 0.9 } as const

/**
 * Holes, perforations, scores and numbers on a face. `from` is how far right of the piece's own edge the face begins, for a
 * panel of a folded sheet: what lies beside the panel is not on it.
 */
export function drawMarks(g: Stage, face: Face, marks: readonly FinishMark[], from: Mm = 0): void {
  const spot = (x: Mm, y: Mm): Point => along(face, x - from, face.height - y)
  const inside = (x: Mm) => x - from > 0.5 && x - from < face.width - 0.5
  for (const mark of marks) {
    switch (mark.kind) {
      case 'hole':
        if (inside(mark.x))
          g.polygon(
            circle(mark.x, mark.y, mark.diameter / 2).map(([x, y]) => spot(x, y)),
            'edge',
            LINE,
          )
        break
      case 'number':
        if (inside(mark.x))
          g.polygon(
            box(mark).map(([x, y]) => spot(x, y)),
            'none',
            { ...LINE, dash: '2 1.5' },
          )
        break
      case 'corner':
        if (mark.x - from >= 0 && mark.x - from <= face.width)
          g.line(
            corner(mark, face).map(([x, y]) => spot(x, y)),
            LINE,
          )
        break
      case 'score':
      case 'perforation': {
        const dash = mark.kind === 'score' ? '1 2.5' : '4 2.5'
        if (mark.direction === 'horizontal')
          g.line([spot(from, mark.at), spot(from + face.width, mark.at)], { ...LINE, dash })
        else if (inside(mark.at)) g.line([spot(mark.at, 0), spot(mark.at, face.height)], { ...LINE, dash })
      }
    }
  }
}

type Flat = readonly [x: Mm, y: Mm]

const circle = (x: Mm, y: Mm, radius: Mm): readonly Flat[] =>
  Array.from({ length: SIDES }, (_, index) => {
    const angle = (2 * Math.PI * index) / SIDES
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })

const box = ({ x, y, width, height }: Extract<FinishMark, { kind: 'number' }>): readonly Flat[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The quarter circle between the two edges that meet in the corner. */
function corner({ x, y, radius }: Extract<FinishMark, { kind: 'corner' }>, { height }: Face): readonly Flat[] {
  const [inX, inY] = [x > 0 ? -1 : 1, y > height / 2 ? -1 : 1]
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (Math.PI / 2) * (index / 6)
    return [x + inX * radius * (1 - Math.sin(angle)), y + inY * radius * (1 - Math.cos(angle))] as const
  })
}
