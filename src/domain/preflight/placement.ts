import type { Mm, SizeMm } from '#/domain/print/units.ts'
import type { FileExpectation } from './file-expectation.ts'
import type { BoxMm, PageEdge, PageFacts } from './pdf-facts.ts'

/** What the place of the trim hangs on. */
export type Placeable = Pick<PageFacts, 'number' | 'media' | 'crop' | 'trim' | 'size'>

/** Where the ordered trim lies on a page of the file. */
export type Placement =
  | { readonly fits: true; readonly trim: BoxMm; readonly room: Edges }
  /** `turned`: width and height swapped. `spread`: two pages side by side. `scaled`: same shape, another size. */
  | { readonly fits: false; readonly why: 'turned' | 'spread' | 'scaled' | 'other' }

export interface Edges {
  readonly left: Mm
  readonly right: Mm
  readonly top: Mm
  readonly bottom: Mm
}

const SAME_SHAPE = 0.01

/**
 * Finds the trim by the TrimBox when it has the ordered size, else by a crop or media box of that size, else by one that is
 * larger by the bleed, all round or but for the bound edge. `room` is what the page holds beyond the trim, edge by edge.
 */
export function placePage(page: Placeable, expectation: FileExpectation): Placement {
  const { trim, limits } = expectation
  const boxes = [page.trim, page.crop, page.media].filter((box) => box !== null)
  const exact = boxes.find((box) => sameSize(box, trim, limits.sizeTolerance))
  if (exact) return placed(page, exact)
  for (const edges of bleeds(page.number, expectation)) {
    const size = { width: trim.width + edges.left + edges.right, height: trim.height + edges.top + edges.bottom }
    const larger = boxes.find((box) => sameSize(box, size, limits.sizeTolerance))
    if (larger) return placed(page, inside(larger, trim, edges))
  }
  return { fits: false, why: reason(page.size, expectation) }
}

function placed(page: Placeable, trim: BoxMm): Placement {
  const { media } = page
  return {
    fits: true,
    trim,
    room: {
      left: trim.x - media.x,
      right: media.x + media.width - trim.x - trim.width,
      bottom: trim.y - media.y,
      top: media.y + media.height - trim.y - trim.height,
    },
  }
}

/** What is off the size by a little is shared between both sides. */
function inside(outer: BoxMm, size: SizeMm, edges: Edges): BoxMm {
  const spareX = outer.width - size.width - edges.left - edges.right
  const spareY = outer.height - size.height - edges.top - edges.bottom
  return { x: outer.x + edges.left + spareX / 2, y: outer.y + edges.bottom + spareY / 2, ...size }
}

/** Bleed all round, or all round but at the bound edge. */
function bleeds(page: number, { bleed, bindingSide }: FileExpectation): readonly Edges[] {
  const all = { left: bleed, right: bleed, top: bleed, bottom: bleed }
  const bound = boundEdge(page, bindingSide)
  return bound ? [all, { ...all, [bound]: 0 }] : [all]
}

export type Edge = PageEdge

/** Right-hand (odd) pages are bound where the book is, left-hand pages on the other side. */
export function boundEdge(page: number, side: FileExpectation['bindingSide']): Edge | null {
  if (side === null) return null
  if (side === 'top') return page % 2 === 1 ? 'top' : 'bottom'
  return (side === 'left') === (page % 2 === 1) ? 'left' : 'right'
}

function sameSize(a: SizeMm, b: SizeMm, tolerance: Mm): boolean {
  return Math.abs(a.width - b.width) <= tolerance && Math.abs(a.height - b.height) <= tolerance
}

function reason(size: SizeMm, { trim, bleed, limits }: FileExpectation): 'turned' | 'spread' | 'scaled' | 'other' {
  const turned = { width: trim.height, height: trim.width }
  const tolerance = limits.sizeTolerance + 2 * bleed
  if (trim.width !== trim.height && sameSize(size, turned, tolerance)) return 'turned'
  if (sameSize(size, { width: trim.width * 2, height: trim.height }, tolerance)) return 'spread'
  const shape = size.width / size.height / (trim.width / trim.height)
  return Math.abs(shape - 1) < SAME_SHAPE ? 'scaled' : 'other'
}

/** A box of the page, in mm from the trim's top left corner, as findings give it. */
export function fromTrimCorner(box: BoxMm, trim: BoxMm): BoxMm {
  return {
    x: box.x - trim.x,
    y: trim.y + trim.height - box.y - box.height,
    width: box.width,
    height: box.height,
  }
}
