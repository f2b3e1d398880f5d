import type { CoverGeometry } from './cover-flat.ts'
import { leaves } from './leaves.ts'
import { BLEED_ALL_ROUND, withEdges } from './n-up.ts'
import type { Edges } from './n-up.ts'
import type { PrintJob, PrintPart } from './print-job.ts'
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

export function printPiece(job: PrintJob, cover: CoverGeometry | null, part: PrintPart): PrintPiece {
  const { trim, openSize, binding } = job
  if (part.role === 'sheet') return piece(openSize, BLEED_ALL_ROUND, 1, 1)
  if (part.role === 'cover') {
    if (!cover) return piece(trim, leafBleed(job), leaves(part.pages), 1)
    return piece(cover.flat, cover.bleed, 1, 2)
  }
  if (part.role === 'body' && binding?.style === 'saddle')
    return piece({ width: trim.width * 2, height: trim.height }, BLEED_ALL_ROUND, Math.ceil(part.pages / 4), 2)
  return { ...piece(trim, leafBleed(job), leaves(part.pages), 1), size: withEdges(trim, leafRoom(job)) }
}

/** The bound edge of a single leaf is glued or punched: art does not run over it. */
export function leafBleed({ binding, bindingSide }: PrintJob): Edges {
  if (!binding || binding.style === 'ring') return BLEED_ALL_ROUND
  return { ...BLEED_ALL_ROUND, [bindingSide]: 0 }
}

/** Paper of a single leaf beyond its trim: the bleed, and at the back what is ground off before glueing. */
export function leafRoom(job: PrintJob): Edges {
  const milling = job.binding?.milling
  return milling ? { ...leafBleed(job), [job.bindingSide]: milling } : leafBleed(job)
}

const piece = (trim: SizeMm, bleed: Edges, perCopy: number, pagesPerFace: 1 | 2): PrintPiece => ({
  size: withEdges(trim, bleed),
  trim,
  bleed,
  perCopy,
  pagesPerFace,
})

/** Printed faces per copy in colour and in black; a blank face counts in neither. */
export function printedFaces(
  part: Pick<PrintPart, 'role' | 'pages' | 'colourPages' | 'ink'>,
  pieces: PrintPiece,
): { readonly colour: number; readonly mono: number } {
  if (part.role === 'body') {
    const colour = part.colourPages / pieces.pagesPerFace
    return { colour, mono: part.pages / pieces.pagesPerFace - colour }
  }
  const count = (inColour: boolean) =>
    [part.ink.front, part.ink.back].filter((ink) => (inColour ? ink > 1 : ink === 1)).length * pieces.perCopy
  return { colour: count(true), mono: count(false) }
}
