import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { coverFlat } from './cover-flat.ts'
import { openSize } from './folding.ts'
import { leaves } from './leaves.ts'
import { BLEED_ALL_ROUND, withEdges } from './n-up.ts'
import type { Edges } from './n-up.ts'
import type { SizeMm } from './units.ts'

/** What one part is printed as: flat pieces of one size, so many for each copy. */
export interface PrintPiece {
  /** Bleed and what the binding takes off included. */
  readonly size: SizeMm
  readonly trim: SizeMm
  readonly bleed: Edges
  readonly perCopy: number
  /** Pages that lie side by side on one face of the piece. */
  readonly pagesPerFace: 1 | 2
}

const NO_BLEED: Edges = { top: 0, right: 0, bottom: 0, left: 0 }

export function printPiece(spec: JobSpec, part: PartSpec): PrintPiece {
  const binding = findBinding(spec.binding)
  if (part.role === 'sheet') return piece(openSize(spec), BLEED_ALL_ROUND, 1, 1)
  if (part.role === 'cover') return coverPiece(spec, part)
  const leafCount = leaves(part.pages)
  if (part.role === 'body' && binding?.style === 'saddle') {
    return piece(
      { width: spec.trim.width * 2, height: spec.trim.height },
      BLEED_ALL_ROUND,
      Math.ceil(part.pages / 4),
      2,
    )
  }
  return { ...piece(spec.trim, leafBleed(spec), leafCount, 1), size: withEdges(spec.trim, leafRoom(spec)) }
}

function coverPiece(spec: JobSpec, part: PartSpec): PrintPiece {
  const flat = coverFlat(spec)
  if (!flat) return piece(spec.trim, leafBleed(spec), leaves(part.pages), 1)
  const turnedIn = findBinding(spec.binding)?.cover === 'case'
  return piece(flat, turnedIn ? NO_BLEED : BLEED_ALL_ROUND, 1, 2)
}

/** The bound edge of a single leaf is glued or punched: art does not run over it. */
export function leafBleed(spec: JobSpec): Edges {
  const binding = findBinding(spec.binding)
  if (!binding || binding.style === 'ring') return BLEED_ALL_ROUND
  return { ...BLEED_ALL_ROUND, [spec.bindingSide]: 0 }
}

/** Paper of a single leaf beyond its trim: the bleed, and at the back what is ground off before glueing. */
export function leafRoom(spec: JobSpec): Edges {
  const milling = findBinding(spec.binding)?.milling
  return milling ? { ...leafBleed(spec), [spec.bindingSide]: milling } : leafBleed(spec)
}

const piece = (trim: SizeMm, bleed: Edges, perCopy: number, pagesPerFace: 1 | 2): PrintPiece => ({
  size: withEdges(trim, bleed),
  trim,
  bleed,
  perCopy,
  pagesPerFace,
})

/** Printed faces per copy in colour and in black; a blank face counts in neither. */
export function printedFaces(part: PartSpec, pieces: PrintPiece): { readonly colour: number; readonly mono: number } {
  if (part.role === 'body') {
    const colour = part.colourPages / pieces.pagesPerFace
    return { colour, mono: part.pages / pieces.pagesPerFace - colour }
  }
  const count = (inColour: boolean) =>
    [part.ink.front, part.ink.back].filter((ink) => (inColour ? ink > 1 : ink === 1)).length * pieces.perCopy
  return { colour: count(true), mono: count(false) }
}
