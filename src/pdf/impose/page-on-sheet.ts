import type { PlacedPage } from '#/domain/imposition/plan.ts'
import { intersect, transformBox, type Box } from '#/pdf/content/box.ts'
import { inverse, multiply, type Matrix } from '#/pdf/content/matrix.ts'
import { MM_PER_POINT } from '#/pdf/facts/page-geometry.ts'
import type { SourcePage } from './source-pages.ts'

export const points = (mm: number): number => mm / MM_PER_POINT

export interface PageOnSheet {
  /** What of the page is shown, in its own units. */
  readonly clip: Box
  /** From the page's own units to points of the sheet. */
  readonly matrix: Matrix
}

/**
 * Lays the middle of the page's trim on the middle of its place. Shown is the trim and as much bleed as place and page both
 * have; where the page has none, the paper stays white.
 */
export function placeOnSheet(placed: PlacedPage, source: SourcePage): PageOnSheet | null {
  const { size, bleed } = placed
  const left = source.trim.x + (source.trim.width - size.width) / 2
  const bottom = source.trim.y + (source.trim.height - size.height) / 2
  const wanted: Box = {
    left: points(left - bleed.left),
    bottom: points(bottom - bleed.bottom),
    right: points(left + size.width + bleed.right),
    top: points(bottom + size.height + bleed.top),
  }
  const { media } = source
  const shown = intersect(wanted, {
    left: points(media.x),
    bottom: points(media.y),
    right: points(media.x + media.width),
    top: points(media.y + media.height),
  })
  if (!shown) return null
  const toCorner: Matrix = [1, 0, 0, 1, -points(left), -points(bottom)]
  const onSheet = multiply(multiply(toCorner, turned(placed)), [1, 0, 0, 1, points(placed.x), points(placed.y)])
  return { clip: transformBox(inverse(source.base), shown), matrix: multiply(source.base, onSheet) }
}

/** Turns the upright page about its corner and brings it back to the right and above. */
function turned({ turn, size }: PlacedPage): Matrix {
  const [width, height] = [points(size.width), points(size.height)]
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, 0, 0]
    case 90:
      return [0, 1, -1, 0, height, 0]
    case 180:
      return [-1, 0, 0, -1, width, height]
    case 270:
      return [0, -1, 1, 0, 0, width]
  }
}
