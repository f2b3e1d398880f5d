import type { Gsm, Micrometre, Mm, Pages, SizeMm } from './units.ts'

export type PartRole = 'cover' | 'body' | 'endpaper' | 'insert' | 'sheet'

/** Number of process inks: 0 unprinted, 1 black, 2 black and one spot, 4 CMYK. */
export type Ink = 0 | 1 | 2 | 4

export type BindingSide = 'left' | 'right' | 'top'

/** How a binding holds its leaves and what it takes of them. */
export interface BindingForm {
  readonly style: 'perfect' | 'saddle' | 'ring' | 'hard'
  /** How the cover wraps the block: one flat piece, two loose leaves, or paper drawn over boards. */
  readonly cover: 'wrapped' | 'leaves' | 'case'
  /** What glue, thread and lining add to the block's thickness at its back. */
  readonly glue: Mm
  /** What is ground off the back of every leaf before it is glued; 0 where the folds stay whole. */
  readonly milling: Mm
  /** Null where the cover is not stiff. */
  readonly board: CaseBoard | null
  /** How far from the spine the cover bends open, by its weight, lightest first; empty where it only folds. */
  readonly joints: readonly { readonly upTo: Gsm; readonly width: Mm }[]
  /** How far the bound spine may differ from the reckoned one, either way. */
  readonly tolerance: { readonly least: Mm; readonly share: number }
  readonly spine: { readonly min: Mm; readonly max: Mm }
}

export interface CaseBoard {
  readonly thickness: Mm
  /** Weight of a square metre for each millimetre of thickness. */
  readonly gsmPerMm: number
  /** How far it stands out over the block at each edge that opens. */
  readonly overhang: Mm
  /** Paper of the cover that is turned in round its edges. */
  readonly turnIn: Mm
}

/** Each panel's share of the closed size, and how much shorter it is so that it folds in. */
export interface FoldForm {
  /** From left to right. */
  readonly across: readonly { readonly share: number; readonly shorter: Mm }[]
  /** The same downwards; one row where there is no cross fold. */
  readonly down: readonly { readonly share: number; readonly shorter: Mm }[]
}

/** One part as it is printed: its paper is known by weight and thickness. */
export interface PrintPart {
  readonly id: string
  readonly role: PartRole
  readonly pages: Pages
  readonly colourPages: Pages
  readonly ink: { readonly front: Ink; readonly back: Ink }
  readonly wings: { readonly front: Mm; readonly back: Mm }
  readonly gsm: Gsm
  readonly caliper: Micrometre
}

/** A finish of the whole piece with its place settled. */
export interface PlacedFinish {
  readonly id: string
  /** Whose marks it has; absent where its own id says so. */
  readonly like?: string
  readonly name: string
  readonly variant?: string
  readonly count?: number
  /** Absent where the place follows from the folds. */
  readonly place?: string
  /** From the edge that the place names; null where lines divide the piece. */
  readonly distance: Mm | null
}

/** A job with the catalogue's rows looked up: all that its geometry follows from. */
export interface PrintJob {
  /** Finished and closed. */
  readonly trim: SizeMm
  /** The flat piece that finishes are worked on: an open sheet, or a bound book closed. */
  readonly openSize: SizeMm
  readonly bindingSide: BindingSide
  readonly binding: BindingForm | null
  readonly fold: FoldForm | null
  readonly parts: readonly PrintPart[]
  readonly finishes: readonly PlacedFinish[]
}
