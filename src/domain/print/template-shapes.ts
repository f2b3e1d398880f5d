import type { Mm, SizeMm } from './units.ts'

/** Every help of a template stands on a layer of its own, so that it can be switched off before printing. */
export const TEMPLATE_LAYERS = {
  bleed: '도련 (인쇄 전에 끄세요)',
  tolerance: '책등 오차 (인쇄 전에 끄세요)',
  safe: '안전 영역 (인쇄 전에 끄세요)',
  folds: '책등과 접는 선 (인쇄 전에 끄세요)',
  finishing: '후가공 자리 (인쇄 전에 끄세요)',
  trim: '재단선 (인쇄 전에 끄세요)',
  words: '치수와 설명 (인쇄 전에 끄세요)',
} as const
export type TemplateLayer = keyof typeof TEMPLATE_LAYERS
export type TemplateTone = 'red' | 'blue' | 'green' | 'black' | 'grey' | 'pink' | 'yellow' | 'purple' | 'white'

interface Pen {
  readonly tone: TemplateTone
  /** Points, as are the dashes. */
  readonly weight: number
  readonly dash?: readonly number[]
}

/** Shapes of a template in mm from the lower left corner of its page. PDF and SVG are written from the same ones. */
export type TemplateShape =
  | ({ readonly kind: 'area'; readonly x: Mm; readonly y: Mm } & SizeMm & { readonly fill: TemplateTone })
  | ({ readonly kind: 'frame'; readonly x: Mm; readonly y: Mm } & SizeMm & Pen)
  | ({ readonly kind: 'line'; readonly x1: Mm; readonly y1: Mm; readonly x2: Mm; readonly y2: Mm } & Pen)
  | ({ readonly kind: 'circle'; readonly x: Mm; readonly y: Mm; readonly radius: Mm } & Pen)
  /** The quarter circle that rounds a corner at this point; `inX` and `inY` say where the sheet lies. */
  | ({ readonly kind: 'corner'; readonly x: Mm; readonly y: Mm; readonly radius: Mm } & Pen & {
        readonly inX: 1 | -1
        readonly inY: 1 | -1
      })
  | TemplateText

export interface TemplateText {
  readonly kind: 'text'
  readonly text: string
  /** Of the base line. */
  readonly x: Mm
  readonly y: Mm
  /** Points. */
  readonly size: number
  readonly bold: boolean
  readonly tone: TemplateTone
  readonly anchor: 'start' | 'middle' | 'end'
  /** Reads from top to bottom, as a spine does. */
  readonly turned: boolean
}
