import { cmyk, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import type { CornerMark, FinishMark, HoleMark, LineMark, NumberMark } from '#/domain/print/finish-marks.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'

/** The trim on the page: its lower left corner and size, mm. */
export interface TrimPlace extends SizeMm {
  readonly x: number
  readonly y: number
}

const PURPLE = cmyk(0.55, 0.85, 0, 0)
const WIDTH = 0.7
const TYPE = 7
const DASHES: Readonly<Record<LineMark['kind'], number[]>> = { score: [1.5, 2], perforation: [4, 1.5] }
const NAMES: Readonly<Record<LineMark['kind'], string>> = { score: '오시', perforation: '미싱' }
/** How far lines stand out of the trim: over the bleed, where their measure is. */
const OUT = 7
/** Control points of a quarter of a circle. */
const ROUND = 0.5523

/** Where holes, lines, numbers and corners are worked, each with its measure from the left or the lower edge. */
export function drawFinishMarks(page: PDFPage, marks: readonly FinishMark[], trim: TrimPlace, font: PDFFont): void {
  for (const mark of marks) {
    switch (mark.kind) {
      case 'hole':
        drawHole(page, mark, trim, font)
        break
      case 'number':
        drawNumber(page, mark, trim, font)
        break
      case 'corner':
        drawCorner(page, mark, trim, font)
        break
      case 'score':
      case 'perforation':
        drawLine(page, mark, trim, font)
    }
  }
}

function words(page: PDFPage, text: string, x: number, y: number, font: PDFFont): void {
  page.drawText(text, { x: points(x), y: points(y), size: TYPE, font, color: PURPLE })
}

function drawHole(page: PDFPage, { x, y, diameter }: HoleMark, trim: TrimPlace, font: PDFFont): void {
  const [left, bottom] = [trim.x + x, trim.y + y]
  page.drawCircle({
    x: points(left),
    y: points(bottom),
    size: points(diameter / 2),
    borderColor: PURPLE,
    borderWidth: WIDTH,
  })
  for (const [dx, dy] of [
    [diameter, 0],
    [0, diameter],
  ] as const)
    page.drawLine({
      start: { x: points(left - dx), y: points(bottom - dy) },
      end: { x: points(left + dx), y: points(bottom + dy) },
      thickness: 0.3,
      color: PURPLE,
    })
  const centred = (text: string, at: number) =>
    words(page, text, left - font.widthOfTextAtSize(text, TYPE) / points(2), at, font)
  centred(`지름 ${formatMm(diameter)}`, bottom + diameter + 1)
  centred(`왼쪽 ${formatMm(x)} · 위 ${formatMm(trim.height - y)}`, bottom - diameter - 3)
}

function drawLine(page: PDFPage, { kind, direction, at }: LineMark, trim: TrimPlace, font: PDFFont): void {
  const vertical = direction === 'vertical'
  const [from, to] = vertical
    ? [
        { x: trim.x + at, y: trim.y - OUT },
        { x: trim.x + at, y: trim.y + trim.height + OUT },
      ]
    : [
        { x: trim.x - OUT, y: trim.y + at },
        { x: trim.x + trim.width + OUT, y: trim.y + at },
      ]
  page.drawLine({
    start: { x: points(from.x), y: points(from.y) },
    end: { x: points(to.x), y: points(to.y) },
    thickness: WIDTH,
    color: PURPLE,
    dashArray: DASHES[kind],
  })
  if (vertical) words(page, `${NAMES[kind]} 왼쪽 ${formatMm(at)}`, to.x + 1, to.y - 2, font)
  else words(page, `${NAMES[kind]} 위 ${formatMm(trim.height - at)}`, to.x - 6, to.y + 1, font)
}

function drawNumber(page: PDFPage, { x, y, width, height }: NumberMark, trim: TrimPlace, font: PDFFont): void {
  page.drawRectangle({
    x: points(trim.x + x),
    y: points(trim.y + y),
    width: points(width),
    height: points(height),
    borderColor: PURPLE,
    borderWidth: WIDTH,
  })
  words(page, 'No. 000001', trim.x + x + 2, trim.y + y + height / 2 - 1, font)
}

/** The quarter circle that the knife takes, drawn from edge to edge. */
function drawCorner(page: PDFPage, { x, y, radius }: CornerMark, trim: TrimPlace, font: PDFFont): void {
  const [inX, inY] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1]
  const r = points(radius)
  // An SVG path has y downwards: what goes up into the sheet is negative.
  const [dx, dy] = [inX * r, -inY * r]
  page.drawSvgPath(`M ${dx} 0 C ${dx * (1 - ROUND)} 0 0 ${dy * (1 - ROUND)} 0 ${dy}`, {
    x: points(trim.x + x),
    y: points(trim.y + y),
    borderColor: PURPLE,
    borderWidth: WIDTH,
  })
  const text = `R ${formatMm(radius)}`
  const wide = font.widthOfTextAtSize(text, TYPE) / points(1)
  words(
    page,
    text,
    trim.x + x + inX * (radius / 2 + 1) - (inX < 0 ? wide : 0),
    trim.y + y + inY * (radius / 2 + 2) - 1,
    font,
  )
}
