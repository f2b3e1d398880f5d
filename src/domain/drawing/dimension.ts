import { formatCount } from '#/lib/format-count.ts'
import type { Point } from './projection.ts'
import type { Stage } from './scene.ts'
import { pathOf } from './scene.ts'

export interface DimensionStyle {
  readonly text: string
  readonly size?: number
  readonly strong?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Moves the number away from the middle of the line, px. */
  readonly shift?: readonly [number, number]
}

/** A dimension line with extension lines and slanted ticks, pushed off the edge a–b by `off` (mm). */
export function dimension(g: Stage, a: Point, b: Point, off: Point, style: DimensionStyle): void {
  const pushed = ([x, y, z]: Point, part: number): Point => [x + off[0] * part, y + off[1] * part, z + off[2] * part]
  const from = g.spot(pushed(a, 1))
  const to = g.spot(pushed(b, 1))
  for (const end of [a, b]) g.line([pushed(end, 0.2), pushed(end, 1.14)])
  g.path(pathOf([from, to]), 'none', { width: 0.75 })
  for (const [x, y] of [from, to]) g.path(`M${x - 3} ${y + 3}l6 -6`, 'none', { width: 1.25 })
  const [dx, dy] = style.shift ?? [0, 0]
  const middle: readonly [number, number] = [(from[0] + to[0]) / 2 + dx, (from[1] + to[1]) / 2 + dy]
  g.text(middle, style.text, style.size ?? 13, style.anchor ?? 'middle', style.strong ?? false)
}

/** One decimal at most: 148, 9.6, 1,091. */
export const mm = (value: number) => formatCount(value, 1)
