import type { Box } from './box.ts'
import { BLACK, type Paint } from './paint.ts'
import type { Matrix } from './matrix.ts'

/** Everything `q` saves. */
export interface GraphicsState {
  ctm: Matrix
  /** In the page's points; null is nothing left to see. */
  clip: Box | null
  fill: Paint
  stroke: Paint
  fillOverprint: boolean
  strokeOverprint: boolean
  lineWidth: number
  fontSize: number
  /** Type 3 fonts are drawings; their size says nothing about legibility. */
  fontIsDrawing: boolean
  textRender: number
  textScale: number
  textRise: number
  leading: number
}

export function initialState(ctm: Matrix, clip: Box): GraphicsState {
  return {
    ctm,
    clip,
    fill: BLACK,
    stroke: BLACK,
    fillOverprint: false,
    strokeOverprint: false,
    lineWidth: 1,
    fontSize: 0,
    fontIsDrawing: false,
    textRender: 0,
    textScale: 1,
    textRise: 0,
    leading: 0,
  }
}
