import type { BindingForm } from '#/domain/print/print-job.ts'
import type { Mm, Pages } from '#/domain/print/units.ts'

/** How far text has to stay from the bound edge: `width` for books of up to so many pages. */
interface Gutter {
  readonly upTo: Pages
  readonly width: Mm
}

/**
 * Glued books do not open to the ground, and the thicker they are the less. These are the least gutters of the large printers on
 * demand (3/8 to 7/8 inch). A case is sewn or glued the same way. A ring's holes take the edge whatever the book's thickness. Staples
 * take nothing beyond the usual safe distance.
 */
export const GUTTERS: Readonly<Record<BindingForm['style'], readonly Gutter[]>> = {
  perfect: [
    { upTo: 150, width: 9.5 },
    { upTo: 300, width: 12.7 },
    { upTo: 500, width: 15.9 },
    { upTo: 700, width: 19 },
    { upTo: Infinity, width: 22.2 },
  ],
  hard: [
    { upTo: 150, width: 9.5 },
    { upTo: 300, width: 12.7 },
    { upTo: Infinity, width: 15.9 },
  ],
  ring: [{ upTo: Infinity, width: 10 }],
  saddle: [],
}

/** Text and faces stay this far from the knife on the edges that open. */
export const SAFE_AT_KNIFE: Mm = 3
/** The back of a book wanders by so much on either side when the cover is laid round it. */
export const SAFE_ON_SPINE: Mm = 1.5
/** Letters up to so many millimetres are read; larger ones may be laid over an edge as a picture is. */
export const READ_UP_TO: Mm = 8

/** A fold wanders less: the sheet is creased before. */
export const SAFE_AT_FOLD: Mm = 1
