import type { Mm } from '#/domain/print/units.ts'
import type { DesignInk } from './ink.ts'

/** One mark of a design: mm from the upper left corner of the trim, down is positive. Drawn alike on screen and by the press. */
export type Shape = PathShape | TextShape | ClipShape | PictureShape

export interface PathShape {
  readonly kind: 'path'
  /** Commands of SVG: M, L, C, Z with absolute numbers. */
  readonly d: string
  readonly fill?: DesignInk
  readonly stroke?: DesignInk
  readonly width?: Mm
  /** Lengths of dash and gap; round ends make a dash of nothing a dot. */
  readonly dash?: readonly [Mm, Mm]
}

export interface TextShape {
  readonly kind: 'text'
  readonly text: string
  readonly x: Mm
  /** Of the baseline. */
  readonly y: Mm
  /** Of the em. */
  readonly size: Mm
  readonly bold: boolean
  readonly align: 'start' | 'middle' | 'end'
  readonly fill: DesignInk
  /** Reads from top to bottom, as a spine does. */
  readonly turned?: true
}

/** Shows of its shapes what lies in the box. */
export interface ClipShape extends Box {
  readonly kind: 'clip'
  readonly shapes: readonly Shape[]
}

/** A PNG, as large as its box; an address on the screen, the data itself (`data:image/png;base64,…`) for the press. */
export interface PictureShape extends Box {
  readonly kind: 'picture'
  readonly href: string
}

export interface Box {
  readonly x: Mm
  readonly y: Mm
  readonly width: Mm
  readonly height: Mm
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000)

export const rect = ({ x, y, width, height }: Box, fill: DesignInk): PathShape => ({
  kind: 'path',
  d: boxPath({ x, y, width, height }),
  fill,
})

export const frame = (box: Box, stroke: DesignInk, width: Mm): PathShape => ({
  kind: 'path',
  d: boxPath(box),
  stroke,
  width,
})

export const line = (
  x1: Mm,
  y1: Mm,
  x2: Mm,
  y2: Mm,
  stroke: DesignInk,
  width: Mm,
  dash?: PathShape['dash'],
): Shape => ({
  kind: 'path',
  d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
  stroke,
  width,
  ...(dash ? { dash } : {}),
})

export const polygon = (points: readonly (readonly [Mm, Mm])[]): string =>
  `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`

export const open = (points: readonly (readonly [Mm, Mm])[]): string => polygon(points).slice(0, -1)

export const circle = (x: Mm, y: Mm, r: Mm): string => {
  const k = r * 0.5523
  const curve = (...values: number[]) => `C${values.map(n).join(' ')}`
  return [
    `M${n(x + r)} ${n(y)}`,
    curve(x + r, y + k, x + k, y + r, x, y + r),
    curve(x - k, y + r, x - r, y + k, x - r, y),
    curve(x - r, y - k, x - k, y - r, x, y - r),
    curve(x + k, y - r, x + r, y - k, x + r, y),
    'Z',
  ].join('')
}

/** A quarter of a disc; `turn` says which corner of its square it is centred on, clockwise from the upper left. */
export function quarter(x: Mm, y: Mm, side: Mm, turn: number): string {
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const
  const at = (index: number) => corners[(turn + index) % 4] ?? corners[0]
  const [[cx, cy], [ax, ay], [ox, oy], [bx, by]] = [at(0), at(1), at(2), at(3)]
  const pull = (from: number, to: number) => n(from + (to - from) * 0.5523)
  return `M${n(cx)} ${n(cy)}L${n(ax)} ${n(ay)}C${pull(ax, ox)} ${pull(ay, oy)} ${pull(bx, ox)} ${pull(by, oy)} ${n(bx)} ${n(by)}Z`
}

function boxPath({ x, y, width, height }: Box): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}
