import {
  beginText,
  endText,
  popGraphicsState,
  pushGraphicsState,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib'
import type { Bar } from '#/domain/imposition/plan.ts'
import { points } from './page-on-sheet.ts'
import type { PlateColours } from './plate-colours.ts'

const USUAL_SIZE = 6
const LEAST_SIZE = 4
const STEP = 0.25
const APART = '   '

export interface PlateWords {
  /** Order, part, form and side: on every plate, however narrow the room. */
  readonly name: readonly string[]
  /** Left out from the end where there is no room. */
  readonly run: readonly string[]
}

interface Piece {
  readonly text: string
  readonly colour: readonly PDFOperator[]
}

/**
 * What the plate is. The words are on all plates, and each ink's name on its own one alone, so that a plate taken out of the
 * machine says which it is.
 */
export function drawPlateWords(
  page: PDFPage,
  room: Bar,
  { name, run }: PlateWords,
  font: PDFFont,
  colours: PlateColours,
): void {
  const upright = room.height > room.width
  const length = points(upright ? room.height : room.width)
  const inks = colours.inks.map((ink): Piece => ({ text: ink.name, colour: ink.fill(1) }))
  const line = (count: number): readonly Piece[] => [
    { text: name.join(APART), colour: colours.all },
    ...inks,
    ...run.slice(0, count).map((text) => ({ text, colour: colours.all })),
  ]
  const width = (pieces: readonly Piece[], size: number) =>
    font.widthOfTextAtSize(pieces.map(({ text }) => text).join(APART), size)
  let count = run.length
  while (count > 0 && width(line(count), USUAL_SIZE) > length) count -= 1
  let size = USUAL_SIZE
  while (size > LEAST_SIZE && width(line(count), size) > length) size -= STEP
  const key = page.node.newFontDictionary('Plate', font.ref)
  let along = 0
  page.pushOperators(pushGraphicsState(), beginText(), setFontAndSize(key, size))
  for (const { text, colour } of line(count)) {
    const [x, y] = [points(room.x), points(room.y)]
    const lift = (points(upright ? room.width : room.height) - size * 0.72) / 2
    page.pushOperators(
      ...colour,
      upright
        ? setTextMatrix(0, 1, -1, 0, x + lift + size * 0.72, y + along)
        : setTextMatrix(1, 0, 0, 1, x + along, y + lift),
      showText(font.encodeText(text)),
    )
    along += font.widthOfTextAtSize(text + APART, size)
  }
  page.pushOperators(endText(), popGraphicsState())
}
