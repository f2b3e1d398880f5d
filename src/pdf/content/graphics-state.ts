import type { Box } from './box.ts'
import type { SelectedFont } from './font-register.ts'
import { BLACK, type Paint } from './paint.ts'
import type { Matrix } from './matrix.ts'

/** What keeps paint from simply covering what is below. */
export interface SeeThrough {
  readonly alpha: boolean
  readonly blended: boolean
  readonly masked: boolean
  /** Blended by multiplying, so inks only add up. */
  readonly multiplies: boolean
}

export const OPAQUE: SeeThrough = { alpha: false, blended: false, masked: false, multiplies: false }

/** Everything `q` saves. */
export interface GraphicsState {
  ctm: Matrix
  /** In the page's points; null is nothing left to see. */
  clip: Box | null
  /** What is cut is a rectangle; otherwise `clip` is only the box round it. */
  clipIsUpright: boolean
  fill: Paint
  stroke: Paint
  fillOverprint: boolean
  strokeOverprint: boolean
  /** 1: inks of which CMYK has nothing leave what is below. */
  overprintMode: 0 | 1
  /** Painted through: half transparent, blended or masked. */
  seeThrough: SeeThrough
  /** Inside a group or form in which overprint would mean something else. */
  sealed: boolean
  /** Inside a form that is moved by a matrix of its own. */
  isMovedForm: boolean
  /** Inside a knockout group, and whether anything of it was painted already. */
  replaces: { hasPainted: boolean } | null
  lineWidth: number
  fontSize: number
  font: SelectedFont | null
  charSpace: number
  wordSpace: number
  textRender: number
  textScale: number
  textRise: number
  leading: number
}

export function initialState(ctm: Matrix, clip: Box): GraphicsState {
  return {
    ctm,
    clip,
    clipIsUpright: true,
    fill: BLACK,
    stroke: BLACK,
    fillOverprint: false,
    strokeOverprint: false,
    overprintMode: 0,
    seeThrough: OPAQUE,
    sealed: false,
    isMovedForm: false,
    replaces: null,
    lineWidth: 1,
    fontSize: 0,
    font: null,
    charSpace: 0,
    wordSpace: 0,
    textRender: 0,
    textScale: 1,
    textRise: 0,
    leading: 0,
  }
}
