import { transformBox, type Box } from '#/pdf/content/box.ts'
import type { Matrix } from '#/pdf/content/matrix.ts'
import { chosenPages, type FixFile } from '../open-for-fix.ts'
import { boxesOf, toPoints } from '../place-in-points.ts'
import { redrawPage } from '../redraw-page.ts'

/**
 * Stands pages up that are shown on their side. A turn that the page only claims is undone; a page that was drawn wide is turned
 * so that its head is where a reader expects it who turns the book clockwise.
 */
export function turnPages(file: FixFile, pages: readonly number[]): void {
  for (const page of chosenPages(file, pages)) {
    const boxes = boxesOf(file, page)
    const shown = toPoints(boxes.media)
    const matrix = boxes.rotation === 270 ? clockwise(shown) : counterClockwise(shown)
    const turned = (box: Box | null) => box && transformBox(matrix, box)
    redrawPage(file, page, {
      drawings: [{ matrix }],
      media: transformBox(matrix, shown),
      bleed: turned(boxes.bleed && toPoints(boxes.bleed)),
      trim: turned(boxes.trim && toPoints(boxes.trim)),
    })
  }
}

const counterClockwise = ({ top }: Box): Matrix => [0, 1, -1, 0, top, 0]
const clockwise = ({ right }: Box): Matrix => [0, -1, 1, 0, 0, right]
