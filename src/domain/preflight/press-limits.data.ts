import type { PaperMake } from '#/domain/catalog/paper.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { PrintLimits } from './file-expectation.ts'

export type Surface = PaperMake['surface']

/** Sum of inks %; thinnest line, smallest text and smallest text in white or several inks, pt; ppi low, poor, of line art. */
const row = (
  inkCoverage: number,
  thinnestLinePt: number,
  smallestTextPt: number,
  smallestDelicateTextPt: number,
  ppiLow: number,
  ppiPoor: number,
  ppiLineArt: number,
): PrintLimits => ({
  inkCoverage,
  thinnestLinePt,
  smallestTextPt,
  smallestDelicateTextPt,
  ppiLow,
  ppiPoor,
  ppiLineArt,
})

/**
 * What each way of printing bears on each kind of paper; the one place for these figures. Toner lies on top of the paper and
 * cracks, the inkjet web wets it, a ganged sheet has one ink setting for all its jobs and is cut the next day, and a rough or
 * thirsty paper spreads the dot under any of them. The web runs uncoated rolls alone.
 */
export const PRESS_LIMITS: Readonly<Record<RouteId, Readonly<Partial<Record<Surface, PrintLimits>>>>> = {
  'offset-dedicated': {
    coated: row(320, 0.25, 5, 7, 225, 150, 800),
    uncoated: row(280, 0.25, 5, 7, 200, 150, 800),
    fancy: row(280, 0.25, 5, 7, 200, 150, 800),
    textured: row(260, 0.35, 6, 8, 180, 120, 600),
    synthetic: row(260, 0.25, 5, 7, 200, 150, 800),
    board: row(280, 0.25, 5, 7, 200, 150, 800),
  },
  'offset-ganged': {
    coated: row(300, 0.25, 5, 7, 225, 150, 800),
    uncoated: row(260, 0.25, 5, 7, 200, 150, 800),
    fancy: row(260, 0.25, 5, 7, 200, 150, 800),
    textured: row(240, 0.35, 6, 8, 180, 120, 600),
    synthetic: row(240, 0.25, 5, 7, 200, 150, 800),
    board: row(260, 0.25, 5, 7, 200, 150, 800),
  },
  'digital-sheet': {
    coated: row(280, 0.25, 5, 7, 200, 150, 600),
    uncoated: row(260, 0.25, 5, 7, 200, 150, 600),
    fancy: row(260, 0.25, 5, 7, 200, 150, 600),
    textured: row(240, 0.5, 6, 9, 180, 120, 600),
    synthetic: row(260, 0.25, 5, 7, 200, 150, 600),
    board: row(260, 0.25, 5, 7, 200, 150, 600),
  },
  'digital-rotary': {
    uncoated: row(240, 0.5, 6, 8, 180, 120, 600),
  },
}

/** What happens beyond the ink limit, by the way of printing. */
export const INK_REASONS: Readonly<Record<RouteId, string>> = {
  'offset-dedicated': '더 진하면 마르지 않아 뒷면에 묻어납니다.',
  'offset-ganged': '여러 주문을 한 판에 찍어 잉크를 따로 줄일 수 없고, 더 진하면 마르지 않아 뒷면에 묻어납니다.',
  'digital-sheet': '더 진하면 토너가 두껍게 쌓여 접는 자리가 갈라지고 벗겨집니다.',
  'digital-rotary': '더 진하면 종이가 젖어 울고 뒤로 비칩니다.',
}
