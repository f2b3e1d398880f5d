import type { PaperMake } from '#/domain/catalog/paper.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Mm, Pages, SizeMm } from '#/domain/print/units.ts'

/**
 * What one file of a job has to be, as plain data: made from the ordered spec by the print core, compared with the file's
 * facts by the rules. Part of a report's key, so equal expectations must be equal as JSON.
 */
export interface FileExpectation {
  readonly role: FileRole
  /** Finished size of one page of the file. Of a cover the whole flat sheet: back, spine, front, wings. */
  readonly trim: SizeMm
  readonly bleed: Mm
  /** Keep text this far inside the trim. */
  readonly safe: Mm
  /** How far text has to stay from the bound edge of each page; null where nothing is bound, or staples take nothing. */
  readonly gutter: { readonly side: 'left' | 'right' | 'top'; readonly width: Mm } | null
  /** What is drawn over the boards and turned in, all round; 0 but for a case. */
  readonly wrap: Mm
  /** Folds of a flat cover or a folded sheet, as its first page shows them. */
  readonly folds: readonly FoldedAt[]
  /** Page counts that are right, e.g. `[128]` for an inner, `[1, 2]` for a cover (outside, outside and inside). */
  readonly pageCounts: readonly Pages[]
  /** Which edge of a right-hand page is bound; null for a single sheet or a flat cover. That edge needs no bleed. */
  readonly bindingSide: 'left' | 'right' | 'top' | null
  /** Spine width of a cover, for the explanation; null elsewhere. */
  readonly spine: Mm | null
  /** How many pages of the file may be in colour: 0 prints all in black, null does not count them. */
  readonly colourPages: Pages | null
  /** Pages that are printed in black alone, or in black and a spot, whatever the rest of the file is printed in. */
  readonly fewInks: readonly FewInks[]
  /** Spot inks ordered (foil, varnish and the like included). */
  readonly spotInks: number
  /** Cut to a shape, so the file has to hold the line of the die. */
  readonly dieCut: boolean
  readonly limits: PressLimits
}

/** A fold over the whole piece: vertical from the left trim edge, horizontal from the lower one. */
export interface FoldedAt {
  /** An edge of the book's back, the joint beside it that opens with a case, or a plain fold. */
  readonly what: 'spine' | 'joint' | 'fold'
  readonly direction: 'vertical' | 'horizontal'
  readonly at: Mm
}

export interface FewInks {
  readonly from: Pages
  readonly to: Pages
  readonly inks: 1 | 2
}

export const FILE_ROLES = ['inner', 'cover', 'insert', 'sheet'] as const
export type FileRole = (typeof FILE_ROLES)[number]

/** What the press and the paper of the job bear. */
export interface PressLimits extends PrintLimits {
  /** How far a page may be off its size and still be taken as it is. */
  readonly sizeTolerance: Mm
  /** What the limits come from, for the explanation. */
  readonly printedOn: PrintedOn
}

/** Limits that depend on how and on what is printed. */
export interface PrintLimits {
  /** Highest sum of inks in percent. */
  readonly inkCoverage: number
  readonly thinnestLinePt: number
  readonly smallestTextPt: number
  /** Text in white or in two and more inks fills in sooner. */
  readonly smallestDelicateTextPt: number
  /** Pictures below `ppiLow` are named, below `ppiPoor` urgently. */
  readonly ppiLow: number
  readonly ppiPoor: number
  /** Line art of one bit. */
  readonly ppiLineArt: number
}

export interface PrintedOn {
  /** The route that the price engine chose for this part; null while the job has no price. */
  readonly route: RouteId | null
  /** The paper that bears least, by its family's name. */
  readonly paper: string | null
  /** What it is like, where the name does not say it: a paper that the shop took up later. */
  readonly surface?: PaperMake['surface']
}
