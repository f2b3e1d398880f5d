import { intersect, union } from '#/pdf/content/box.ts'
import { IDENTITY } from '#/pdf/content/matrix.ts'
import { chosenPages, type FixFile } from '../open-for-fix.ts'
import { allRound, boxesOf, extend, placeInPoints, points, toPoints } from '../place-in-points.ts'
import { redrawPage } from '../redraw-page.ts'

/**
 * Writes the frames of pages anew: upright, in points, no crop box, trim of exactly the ordered size in the middle of what was
 * found (so a page off by a millimetre is centred), bleed as far as the page has it. A page of another size keeps its trim.
 */
export function pageBoxes(file: FixFile, pages: readonly number[]): void {
  for (const page of chosenPages(file, pages)) {
    const placed = placeInPoints(file, page)
    const boxes = boxesOf(file, page)
    const trim = placed?.trim ?? (boxes.trim && toPoints(boxes.trim))
    const shown = toPoints(boxes.media)
    const media = trim ? union(shown, trim) : shown
    const bleed = trim && intersect(media, extend(trim, allRound(points(file.expectation.bleed))))
    redrawPage(file, page, { drawings: [{ matrix: IDENTITY }], media, bleed, trim })
  }
}
