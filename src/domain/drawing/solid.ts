import type { FinishMark } from '#/domain/print/finish-marks.ts'
import type { Copies, Mm, Pages } from '#/domain/print/units.ts'
import type { Design, PaperTint } from './scene.ts'

/** What the drawing needs to know of a job, in mm and counts; made from the spec by `solid-of-spec.ts`. */
export type Solid = BoundSolid | TentSolid | SeriesSolid | FanSolid | FoldedSolid | PosterSolid | StackSolid

interface Sized {
  readonly width: Mm
  readonly height: Mm
  readonly design: Design
  /** Colour of the paper, where its edge is seen. */
  readonly edge: PaperTint
  /** What is punched, perforated, scored or numbered on its front. */
  readonly marks: readonly FinishMark[]
}

export type Spine = 'glued' | 'sewn' | 'case' | 'stapled' | 'twin-ring' | 'coil'
export type SpineSide = 'left' | 'right' | 'top'

export interface BoundSolid extends Sized {
  readonly shape: 'bound'
  readonly spine: Spine
  readonly side: SpineSide
  /** Of the page block, covers of a soft book included. */
  readonly thickness: Mm
  readonly pages: Pages
  readonly wings: { readonly front: Mm; readonly back: Mm }
  /** From the spine to where the cover bends open; 0 where it has no such line. */
  readonly joint: Mm
  /** Of a case: how thick its boards are and how far they stand out over the block; zeros where the cover is not stiff. */
  readonly board: { readonly thickness: Mm; readonly overhang: Mm }
}

/** A stapled booklet standing half open with its spine to the viewer: back and front are seen at once. */
export interface TentSolid extends Sized {
  readonly shape: 'tent'
  readonly thickness: Mm
  readonly pages: Pages
}

/** Several copies of one book, lying on each other. */
export interface SeriesSolid extends Sized {
  readonly shape: 'series'
  readonly thickness: Mm
  readonly copies: Copies
}

export interface FanSolid extends Sized {
  readonly shape: 'fan'
  /** A sheet printed on one side shows white paper behind. */
  readonly printedBack: boolean
}

export interface FoldedSolid extends Sized {
  readonly shape: 'folded'
  /** Panels from left to right when open; `turn` is the way the fold after the panel goes, +1 towards the viewer. */
  readonly panels: readonly { readonly width: Mm; readonly turn: 1 | -1 }[]
}

export interface PosterSolid extends Sized {
  readonly shape: 'poster'
  /** A screen: its measures are none of the job's, and nothing stands beside it. */
  readonly alone?: boolean
}

export interface StackSolid extends Sized {
  readonly shape: 'stack'
  readonly thickness: Mm
  readonly copies: Copies
}
