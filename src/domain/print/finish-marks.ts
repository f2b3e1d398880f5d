import type { FoldLine } from './folding.ts'
import type { PlacedFinish, PrintJob } from './print-job.ts'
import { roundMm } from './round-mm.ts'
import type { Mm, SizeMm } from './units.ts'

/** Where a finish is worked on the piece, in mm from the lower left corner of its trim, the front looked at. */
export type FinishMark = HoleMark | LineMark | NumberMark | CornerMark

export interface HoleMark {
  readonly kind: 'hole'
  readonly x: Mm
  readonly y: Mm
  readonly diameter: Mm
}

export interface LineMark extends FoldLine {
  readonly kind: 'score' | 'perforation'
}

export interface NumberMark extends SizeMm {
  readonly kind: 'number'
  readonly x: Mm
  readonly y: Mm
}

export interface CornerMark {
  readonly kind: 'corner'
  readonly x: Mm
  readonly y: Mm
  readonly radius: Mm
}

/** Holes as binders of the trade take them (two and four as in ISO 838): their centres from the edge and from each other. */
export const HOLES = { fromEdge: 12, apart: { 1: 0, 2: 80, 3: 108, 4: 80 } as Readonly<Record<number, Mm>> } as const
/** Room for a number of six digits, and how far it stands from both edges. */
const NUMBER = { width: 30, height: 6, margin: 10 } as const

/** A finish of the job with all places where it is worked; none for what is packed or wrapped. */
export interface WorkedFinish {
  readonly finish: PlacedFinish
  readonly marks: readonly FinishMark[]
}

export const workedFinishes = (job: PrintJob, folds: readonly FoldLine[]): readonly WorkedFinish[] =>
  job.finishes.map((finish) => ({ finish, marks: marksOf(job, finish, folds) }))

function marksOf(job: PrintJob, finish: PlacedFinish, folds: readonly FoldLine[]): readonly FinishMark[] {
  switch (finish.like ?? finish.id) {
    case 'hole':
      return holes(finish, job.openSize)
    case 'score':
      return lines('score', finish, job.openSize, folds)
    case 'perforate':
      return lines('perforation', finish, job.openSize, folds)
    case 'numbering':
      return numbers(finish, job.openSize)
    case 'round-corner':
      return corners(job, finish)
    default:
      return []
  }
}

/** What of a mark is seen on the other face of a sheet, turned over like a page: a number is pressed on the front alone. */
export function markBehind(mark: FinishMark, width: Mm): readonly FinishMark[] {
  switch (mark.kind) {
    case 'number':
      return []
    case 'hole':
    case 'corner':
      return [{ ...mark, x: roundMm(width - mark.x) }]
    case 'score':
    case 'perforation':
      return [mark.direction === 'vertical' ? { ...mark, at: roundMm(width - mark.at) } : mark]
  }
}

/** The number in the name of a variant: `d6` is 6 mm wide, `r4` has a radius of 4 mm. */
const variantMm = ({ variant }: PlacedFinish): Mm => Number(/\d+/u.exec(variant ?? '')?.[0] ?? 5)

function holes(finish: PlacedFinish, { width, height }: SizeMm): readonly FinishMark[] {
  const side = finish.place
  const level = side === 'top' || side === 'bottom'
  const length = level ? width : height
  const count = finish.count ?? 1
  const apart = Math.min(HOLES.apart[count] ?? 0, (length - 2 * HOLES.fromEdge) / Math.max(1, count - 1))
  const across = side === 'right' ? width - HOLES.fromEdge : HOLES.fromEdge
  const up = side === 'top' ? height - HOLES.fromEdge : HOLES.fromEdge
  return Array.from({ length: count }, (_, index) => {
    const along = roundMm(length / 2 + (index - (count - 1) / 2) * apart)
    const at = level ? { x: along, y: up } : { x: across, y: along }
    return { kind: 'hole', ...at, diameter: variantMm(finish) }
  })
}

function lines(
  kind: LineMark['kind'],
  { place, distance, count = 1 }: PlacedFinish,
  piece: SizeMm,
  folds: readonly FoldLine[],
): readonly FinishMark[] {
  if (place === undefined) return folds.slice(0, count).map((line) => ({ kind, ...line }))
  const vertical = place === 'left' || place === 'right' || place === 'across'
  const length = vertical ? piece.width : piece.height
  const direction = vertical ? 'vertical' : 'horizontal'
  return Array.from({ length: count }, (_, index) => {
    const inside = distance === null ? (length * (index + 1)) / (count + 1) : distance * (index + 1)
    return { kind, direction, at: roundMm(place === 'right' || place === 'top' ? length - inside : inside) }
  })
}

/** A second number stands on the other half of the piece: the stub has the same one. */
function numbers({ place = '', count = 1 }: PlacedFinish, piece: SizeMm): readonly FinishMark[] {
  const width = Math.min(NUMBER.width, piece.width / 2 - NUMBER.margin)
  const [left, right] = [NUMBER.margin, piece.width - NUMBER.margin - width]
  const first = place.endsWith('left') ? [left, right] : [right, left]
  const y = place.startsWith('bottom') ? NUMBER.margin : piece.height - NUMBER.margin - NUMBER.height
  return first
    .slice(0, count)
    .map((x) => ({ kind: 'number', x: roundMm(x), y: roundMm(y), width: roundMm(width), height: NUMBER.height }))
}

/** All four of a sheet; of a book those in front, which are not bound. */
function corners({ binding, bindingSide, openSize }: PrintJob, finish: PlacedFinish): readonly FinishMark[] {
  const { width, height } = openSize
  const bound = binding ? bindingSide : null
  return [
    { x: 0, y: 0, at: ['left'] },
    { x: width, y: 0, at: ['right'] },
    { x: 0, y: height, at: ['left', 'top'] },
    { x: width, y: height, at: ['right', 'top'] },
  ]
    .filter(({ at }) => bound === null || !at.includes(bound))
    .map(({ x, y }) => ({ kind: 'corner', x, y, radius: variantMm(finish) }))
}
