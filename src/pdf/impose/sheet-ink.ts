import {
  appendBezierCurve,
  fill,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setDashPattern,
  setLineWidth,
  stroke,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib'
import type { Bar, MarkLine, SheetSide } from '#/domain/imposition/plan.ts'
import { PROCESS_INKS } from '#/domain/imposition/plate-inks.ts'
import { points } from './page-on-sheet.ts'
import { fillProcess, type PlateColours } from './plate-colours.ts'

const HAIRLINE = 0.25
const DASHES: Readonly<Record<MarkLine['kind'], readonly number[]>> = {
  cut: [],
  fold: [3, 2],
  score: [1, 1.5],
  perforation: [4, 1.5, 0.6, 1.5],
}
const CROSS_MM = 2
/** Overprints of two inks and the grey of three. */
const MIXTURES: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 1, 0],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
  [0.5, 0.4, 0.4, 0],
]
/** Control points of a quarter of a circle. */
const ROUND = 0.5523
const PATCH_MM = 5
const PATCH_STEP = 5.5

/** All marks of one side, outside the pages. */
export function drawMarks(page: PDFPage, side: Pick<SheetSide, 'marks' | 'crosses'>, colours: PlateColours): void {
  page.pushOperators(pushGraphicsState(), ...colours.allLines, setLineWidth(HAIRLINE))
  for (const { kind, x1, y1, x2, y2 } of side.marks) {
    page.pushOperators(setDashPattern([...DASHES[kind]], 0), ...line(x1, y1, x2, y2))
  }
  page.pushOperators(setDashPattern([], 0))
  for (const { x, y } of side.crosses) {
    page.pushOperators(
      ...line(x - CROSS_MM, y, x + CROSS_MM, y),
      ...line(x, y - CROSS_MM, x, y + CROSS_MM),
      ...circle(points(x), points(y), points(CROSS_MM * 0.6)),
    )
  }
  page.pushOperators(popGraphicsState())
}

/** Steps on the backs of the signatures, in black alone so that they stay sharp. */
export function drawCollation(page: PDFPage, bars: readonly Bar[]): void {
  for (const bar of bars) {
    page.pushOperators(
      pushGraphicsState(),
      fillProcess([0, 0, 0, 1]),
      rectangle(points(bar.x), points(bar.y), points(bar.width), points(bar.height)),
      fill(),
      popGraphicsState(),
    )
  }
}

/** Patches of the inks that the side has, and only of those: the eye and the densitometer look at them first. */
function patchesOf({ inks }: PlateColours): readonly (readonly PDFOperator[])[] {
  const names = inks.map(({ name }) => name)
  const mixed = MIXTURES.filter((shares) =>
    shares.every((share, index) => share === 0 || names.includes(PROCESS_INKS[index] ?? '')),
  )
  return [
    ...inks.map((ink) => ink.fill(1)),
    ...mixed.map((shares) => [fillProcess(shares)]),
    ...inks.map((ink) => ink.fill(0.5)),
  ]
}

/** The patches go on from one piece of the bar to the next, so that none comes more often than another. */
export function drawColourBar(page: PDFPage, bars: readonly Bar[], colours: PlateColours): void {
  const patches = patchesOf(colours)
  const places = bars.flatMap((bar) => {
    const upright = bar.height > bar.width
    const count = Math.floor((Math.max(bar.width, bar.height) + PATCH_STEP - PATCH_MM) / PATCH_STEP)
    return Array.from({ length: count }, (_, index) =>
      upright
        ? { x: bar.x, y: bar.y + index * PATCH_STEP, width: bar.width, height: PATCH_MM }
        : { x: bar.x + index * PATCH_STEP, y: bar.y, width: PATCH_MM, height: bar.height },
    )
  })
  for (const [index, { x, y, width, height }] of places.entries())
    page.pushOperators(
      pushGraphicsState(),
      ...(patches[index % patches.length] ?? []),
      rectangle(points(x), points(y), points(width), points(height)),
      fill(),
      popGraphicsState(),
    )
}

/** Four quarters of a circle about a point, drawn as lines. */
function circle(x: number, y: number, r: number): PDFOperator[] {
  const c = r * ROUND
  return [
    moveTo(x + r, y),
    appendBezierCurve(x + r, y + c, x + c, y + r, x, y + r),
    appendBezierCurve(x - c, y + r, x - r, y + c, x - r, y),
    appendBezierCurve(x - r, y - c, x - c, y - r, x, y - r),
    appendBezierCurve(x + c, y - r, x + r, y - c, x + r, y),
    stroke(),
  ]
}

const line = (x1: number, y1: number, x2: number, y2: number): PDFOperator[] => [
  moveTo(points(x1), points(y1)),
  lineTo(points(x2), points(y2)),
  stroke(),
]
