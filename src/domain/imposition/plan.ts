import type { Edges } from '#/domain/print/n-up.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { Copies, Mm, Pages, SizeMm } from '#/domain/print/units.ts'

/** Counter-clockwise, as the page is seen on the sheet. */
export type Turn = 0 | 90 | 180 | 270

/** One page on one side of a press sheet. All lengths in mm from the lower left corner of the side as it is looked at. */
export interface PlacedPage {
  /** Page of the part's file, 1-based; null leaves the place blank. */
  readonly page: Pages | null
  /** Lower left corner of the trimmed page as it lies. */
  readonly x: Mm
  readonly y: Mm
  /** Trimmed size of the upright page. */
  readonly size: SizeMm
  readonly turn: Turn
  /** What may be printed beyond the trim, by the edges of the upright page. Negative: so much is cut off inside the trim. */
  readonly bleed: Edges
  /** How far outside the trim it is cut from the sheet, by the same edges, when it is trimmed only after binding. */
  readonly oversize?: Edges
}

export type MarkKind = 'cut' | 'fold' | 'score' | 'perforation'

/** A line of a mark outside the pages. */
export interface MarkLine {
  readonly kind: MarkKind
  readonly x1: Mm
  readonly y1: Mm
  readonly x2: Mm
  readonly y2: Mm
}

export interface Bar {
  readonly x: Mm
  readonly y: Mm
  readonly width: Mm
  readonly height: Mm
}

export interface SheetSide {
  readonly face: 'front' | 'back'
  readonly pages: readonly PlacedPage[]
  readonly marks: readonly MarkLine[]
  /** Steps on the backs of the signatures: a missing or a wrong one breaks the stair. */
  readonly collation: readonly Bar[]
  /** Centres of register crosses. */
  readonly crosses: readonly { readonly x: Mm; readonly y: Mm }[]
  /** Where the colour bar and the words about the sheet stand; none where the sheet has no room. Marks part the bar. */
  readonly colourBar: readonly Bar[]
  readonly slug: Bar | null
}

/**
 * How the two sides of a form come to the paper: `simplex` has one side; `sheetwise` two sets of plates; `work-and-turn`
 * carries both sides on one set, the sheet is turned over its length and cut in two.
 */
export type WorkStyle = 'simplex' | 'sheetwise' | 'work-and-turn'

export type Grain = 'long' | 'short'

export interface PressForm {
  /** 1-based, in the order of the run. */
  readonly number: number
  /** `3대 16쪽`, `2번 판`. */
  readonly label: string
  readonly workStyle: WorkStyle
  /** Finished copies of what the form carries from one sheet. */
  readonly copiesPerSheet: number
  /** Sheets for all ordered copies, without spoilage. */
  readonly sheets: Copies
  /** Which side of the sheet the grain has to run along, so that it runs along spine or fold; null where it does not matter. */
  readonly grain: Grain | null
  /** One side for `simplex` and `work-and-turn`, else front and back. */
  readonly sides: readonly SheetSide[]
  /** On a sheet of several items: places of each and what the run makes of it. */
  readonly positions?: readonly GangPosition[]
}

export interface GangPosition {
  readonly name: string
  readonly places: number
  readonly ordered: Copies
  readonly made: Copies
}

export type Scheme = 'saddle' | 'signatures' | 'leaves' | 'flat' | 'gang'

export interface ImpositionPlan {
  readonly partIds: readonly string[]
  readonly scheme: Scheme
  readonly press: PressSheet
  /** As it lies on the press: the longer side across, the gripper edge below. */
  readonly sheet: SizeMm
  readonly trim: SizeMm
  /** Loss towards the middle of a saddle-stitched book, 0 elsewhere. */
  readonly creep: Mm
  readonly forms: readonly PressForm[]
  /** Korean, for the people at the machines. */
  readonly notes: readonly string[]
}
