import { distanceOf, placeOf } from '#/domain/catalog/finish-position.ts'
import type { FinishChoice, JobSpec } from '#/domain/catalog/job-spec.ts'
import { findFold } from '#/domain/catalog/lookup.ts'
import { foldPanels, openSize } from './folding.ts'
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

export interface LineMark {
  readonly kind: 'score' | 'perforation'
  /** A vertical line stands at `x`, a horizontal one at `y`. */
  readonly direction: 'vertical' | 'horizontal'
  readonly at: Mm
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
const HOLES = { fromEdge: 12, apart: { 1: 0, 2: 80, 3: 108, 4: 80 } as Readonly<Record<number, Mm>> } as const
/** Room for a number of six digits, and how far it stands from both edges. */
const NUMBER = { width: 30, height: 6, margin: 10 } as const

/** The flat piece that finishes are worked on: an open sheet, or a bound book closed, its front up. */
export const finishPiece = (spec: JobSpec): SizeMm => (spec.binding ? spec.trim : openSize(spec))

export function finishMarks(spec: JobSpec): readonly FinishMark[] {
  const piece = finishPiece(spec)
  return spec.finishes.flatMap((choice) => marksOf(spec, choice, piece))
}

function marksOf(spec: JobSpec, choice: FinishChoice, piece: SizeMm): readonly FinishMark[] {
  switch (choice.id) {
    case 'hole':
      return holes(spec, choice, piece)
    case 'score':
      return lines(spec, choice, piece, 'score')
    case 'perforate':
      return lines(spec, choice, piece, 'perforation')
    case 'numbering':
      return numbers(spec, choice, piece)
    case 'round-corner':
      return corners(spec, choice, piece)
    default:
      return []
  }
}

/** The number in the name of a variant: `d6` is 6 mm wide, `r4` has a radius of 4 mm. */
const variantMm = ({ variant }: FinishChoice): Mm => Number(/\d+/u.exec(variant ?? '')?.[0] ?? 5)

function holes(spec: JobSpec, choice: FinishChoice, { width, height }: SizeMm): readonly FinishMark[] {
  const side = placeOf(spec, choice)?.id
  const level = side === 'top' || side === 'bottom'
  const length = level ? width : height
  const count = choice.count ?? 1
  const apart = Math.min(HOLES.apart[count] ?? 0, (length - 2 * HOLES.fromEdge) / Math.max(1, count - 1))
  const across = side === 'right' ? width - HOLES.fromEdge : HOLES.fromEdge
  const up = side === 'top' ? height - HOLES.fromEdge : HOLES.fromEdge
  return Array.from({ length: count }, (_, index) => {
    const along = roundMm(length / 2 + (index - (count - 1) / 2) * apart)
    const at = level ? { x: along, y: up } : { x: across, y: along }
    return { kind: 'hole', ...at, diameter: variantMm(choice) }
  })
}

function lines(spec: JobSpec, choice: FinishChoice, piece: SizeMm, kind: LineMark['kind']): readonly FinishMark[] {
  const place = placeOf(spec, choice)?.id
  const count = choice.count ?? 1
  if (place === undefined)
    return foldLines(spec, piece)
      .slice(0, count)
      .map((line) => ({ kind, ...line }))
  const distance = distanceOf(spec, choice)
  const vertical = place === 'left' || place === 'right' || place === 'across'
  const length = vertical ? piece.width : piece.height
  const direction = vertical ? 'vertical' : 'horizontal'
  return Array.from({ length: count }, (_, index) => {
    const inside = distance === null ? (length * (index + 1)) / (count + 1) : distance * (index + 1)
    return { kind, direction, at: roundMm(place === 'right' || place === 'top' ? length - inside : inside) }
  })
}

/** Folds of a sheet: across from the left, then down. */
export function foldLines(spec: JobSpec, { height }: SizeMm): readonly Pick<LineMark, 'direction' | 'at'>[] {
  const fold = findFold(spec.parts[0]?.fold ?? 'none')
  if (!fold) return []
  const { across, down } = foldPanels(fold, spec.trim)
  return [
    ...edges(across).map((at) => ({ direction: 'vertical' as const, at: roundMm(at) })),
    ...edges(down).map((at) => ({ direction: 'horizontal' as const, at: roundMm(height - at) })),
  ]
}

/** Ends of all panels but the last. */
function edges(panels: readonly Mm[]): readonly Mm[] {
  let end = 0
  return panels.slice(0, -1).map((panel) => (end += panel))
}

/** A second number stands on the other half of the piece: the stub has the same one. */
function numbers(spec: JobSpec, choice: FinishChoice, piece: SizeMm): readonly FinishMark[] {
  const place = placeOf(spec, choice)?.id ?? ''
  const width = Math.min(NUMBER.width, piece.width / 2 - NUMBER.margin)
  const [left, right] = [NUMBER.margin, piece.width - NUMBER.margin - width]
  const first = place.endsWith('left') ? [left, right] : [right, left]
  const y = place.startsWith('bottom') ? NUMBER.margin : piece.height - NUMBER.margin - NUMBER.height
  return first
    .slice(0, choice.count ?? 1)
    .map((x) => ({ kind: 'number', x: roundMm(x), y: roundMm(y), width: roundMm(width), height: NUMBER.height }))
}

/** All four of a sheet; of a book those in front, which are not bound. */
function corners(spec: JobSpec, choice: FinishChoice, { width, height }: SizeMm): readonly FinishMark[] {
  const bound = spec.binding ? spec.bindingSide : null
  return [
    { x: 0, y: 0, at: ['left'] },
    { x: width, y: 0, at: ['right'] },
    { x: 0, y: height, at: ['left', 'top'] },
    { x: width, y: height, at: ['right', 'top'] },
  ]
    .filter(({ at }) => bound === null || !at.includes(bound))
    .map(({ x, y }) => ({ kind: 'corner', x, y, radius: variantMm(choice) }))
}
