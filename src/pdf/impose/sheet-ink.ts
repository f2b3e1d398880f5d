import {
  cmyk,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  setLineWidth,
  moveTo,
  lineTo,
  stroke,
  pushGraphicsState,
  popGraphicsState,
  setDashPattern,
  rectangle,
  fill,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Bar, MarkLine, SheetSide } from '#/domain/imposition/plan.ts'
import { points } from './page-on-sheet.ts'

const HAIRLINE = 0.25
const DASHES: Readonly<Record<MarkLine['kind'], readonly number[]>> = {
  cut: [],
  fold: [3, 2],
  score: [1, 1.5],
  perforation: [4, 1.5, 0.6, 1.5],
}
const CROSS_MM = 2
const SLUG_POINTS = 6
/** Solid inks, overprints of two and of three, half tones: what the eye and the densitometer look at first. */
const PATCHES: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
  [0.5, 0, 0, 0],
  [0, 0.5, 0, 0],
  [0, 0, 0.5, 0],
  [0, 0, 0, 0.5],
  [0.5, 0.4, 0.4, 0],
]
const PATCH_MM = 5
const PATCH_STEP = 5.5
const REGISTRATION = 'Registration'

/** The colour of marks, which falls on every plate, spot inks included. One for a document. */
export function registrationColour(document: PDFDocument): PDFRef {
  const { context } = document
  const blend = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 }
  return context.register(context.obj([PDFName.of('Separation'), PDFName.of('All'), PDFName.of('DeviceCMYK'), blend]))
}

/** All marks of one side, outside the pages. */
export function drawMarks(page: PDFPage, side: Pick<SheetSide, 'marks' | 'crosses'>, colour: PDFRef): void {
  useRegistration(page, colour)
  page.pushOperators(pushGraphicsState(), inRegistration(), setLineWidth(HAIRLINE))
  for (const { kind, x1, y1, x2, y2 } of side.marks) {
    page.pushOperators(setDashPattern([...DASHES[kind]], 0), ...line(x1, y1, x2, y2))
  }
  page.pushOperators(setDashPattern([], 0))
  for (const { x, y } of side.crosses) {
    page.pushOperators(...line(x - CROSS_MM, y, x + CROSS_MM, y), ...line(x, y - CROSS_MM, x, y + CROSS_MM))
  }
  page.pushOperators(popGraphicsState())
  for (const { x, y } of side.crosses) {
    page.drawCircle({
      x: points(x),
      y: points(y),
      size: points(CROSS_MM * 0.6),
      borderWidth: HAIRLINE,
      borderColor: cmyk(1, 1, 1, 1),
    })
  }
}

/** Steps on the backs of the signatures, in black alone so that they stay sharp. */
export function drawCollation(page: PDFPage, bars: readonly Bar[]): void {
  for (const bar of bars) {
    page.pushOperators(
      pushGraphicsState(),
      PDFOperator.of(
        PDFOperatorNames.NonStrokingColorCmyk,
        [0, 0, 0, 1].map((ink) => PDFNumber.of(ink)),
      ),
      rectangle(points(bar.x), points(bar.y), points(bar.width), points(bar.height)),
      fill(),
      popGraphicsState(),
    )
  }
}

/** The patches go on from one piece of the bar to the next, so that none comes more often than another. */
export function drawColourBar(page: PDFPage, bars: readonly Bar[]): void {
  const places = bars.flatMap((bar) => {
    const count = Math.floor((bar.width + PATCH_STEP - PATCH_MM) / PATCH_STEP)
    return Array.from({ length: count }, (_, index) => ({ ...bar, x: bar.x + index * PATCH_STEP }))
  })
  for (const [index, { x, y: bottom, height }] of places.entries()) {
    const [c, m, y, k] = PATCHES[index % PATCHES.length] ?? [0, 0, 0, 1]
    const size = { width: points(PATCH_MM), height: points(height) }
    page.drawRectangle({ x: points(x), y: points(bottom), ...size, color: cmyk(c, m, y, k) })
  }
}

/** What the sheet is, in words that fit the room: the end is left out, or the whole where not even the beginning fits. */
export function drawSlug(page: PDFPage, room: Bar, words: readonly string[], font: PDFFont): void {
  const width = points(room.width)
  for (let count = words.length; count > 0; count -= 1) {
    const text = words.slice(0, count).join('   ')
    if (font.widthOfTextAtSize(text, SLUG_POINTS) > width) continue
    page.drawText(text, {
      x: points(room.x),
      y: points(room.y) + 1.5,
      size: SLUG_POINTS,
      font,
      color: cmyk(0, 0, 0, 1),
    })
    return
  }
}

function useRegistration(page: PDFPage, colour: PDFRef): void {
  const { Resources } = page.node.normalizedEntries()
  Resources.set(PDFName.of('ColorSpace'), page.doc.context.obj({ [REGISTRATION]: colour }))
}

const inRegistration = (): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.StrokingColorspace, [PDFName.of(REGISTRATION)])

const line = (x1: number, y1: number, x2: number, y2: number): PDFOperator[] => [
  moveTo(points(x1), points(y1)),
  lineTo(points(x2), points(y2)),
  stroke(),
]
