import { type DesignInk, tint } from '../ink.ts'
import { type Box, circle, line, open, polygon, quarter, rect, type Shape } from '../shape.ts'

export interface FigureInks {
  readonly ground: DesignInk
  readonly ink: DesignInk
  readonly accent: DesignInk
}

type Figure = (box: Box, inks: FigureInks) => readonly Shape[]

/** Drawn as wide as the front; what stands behind the figure is the ground. */
export const COURSE_FIGURES: Readonly<Record<string, Figure>> = {
  triangles: ({ x, y, width, height }, { ink, accent, ground }) => {
    const side = width / 6
    const rows = Math.max(2, Math.floor(height / (side * 0.86)))
    const colours = [accent, tint(ink, 0.6), tint(accent, 0.55), ink, tint(ground, 0.72)]
    const shapes = Array.from({ length: rows * 12 }, (_, index): Shape | null => {
      const [row, at] = [Math.floor(index / 12), index % 12]
      const pick = (row * 7 + at * 5 + ((at * row) % 3)) % 6
      const fill = colours[pick]
      if (!fill) return null
      const [left, top] = [x + (Math.floor(at / 2) + (row % 2) * 0.5) * side, y + row * side * 0.86]
      const up = at % 2 === 0
      const shift = up ? 0 : side / 2
      const [a, b, c] = up ? [side * 0.86, 0, side * 0.86] : [0, side * 0.86, 0]
      return {
        kind: 'path',
        d: polygon([
          [left + shift, top + a],
          [left + shift + side / 2, top + b],
          [left + shift + side, top + c],
        ]),
        fill,
      }
    }).filter((shape) => shape !== null)
    return [{ kind: 'clip', x, y, width, height, shapes }]
  },
  parabola: ({ x, y, width, height }, { ink, accent }) => {
    const [ox, oy] = [x + width / 2, y + height * 0.86]
    const curve = Array.from({ length: 41 }, (_, at): [number, number] => {
      const t = -1 + at / 20
      return [ox + t * width * 0.42, oy - height * 0.08 - t * t * height * 0.72]
    })
    const grid = Array.from({ length: 11 }, (_, at) => [
      line(x + (width * at) / 10, y, x + (width * at) / 10, y + height, tint(ink, 0.35), 0.2),
      line(x, y + (height * at) / 10, x + width, y + (height * at) / 10, tint(ink, 0.35), 0.2),
    ])
    return [
      ...grid.flat(),
      line(x, oy, x + width, oy, ink, 0.5),
      line(ox, y, ox, y + height, ink, 0.5),
      { kind: 'path', d: open(curve), stroke: accent, width: 2 },
      { kind: 'path', d: circle(ox, oy - height * 0.08, 2), fill: ink },
    ]
  },
  circles: ({ x, y, width, height }, { ink, accent }) => {
    const r = Math.min(width * 0.31, height * 0.42)
    const [cy, one, other] = [y + height / 2, x + width / 2 - r * 0.55, x + width / 2 + r * 0.55]
    return [
      { kind: 'path', d: circle(other, cy, r), fill: accent },
      { kind: 'path', d: circle(one, cy, r), stroke: ink, width: 0.9 },
      { kind: 'path', d: circle(other, cy, r), stroke: ink, width: 0.9 },
      { kind: 'text', text: 'A', x: one - r * 0.45, y: cy + 2, size: 7, bold: true, align: 'middle', fill: ink },
      { kind: 'text', text: 'B', x: other + r * 0.45, y: cy + 2, size: 7, bold: true, align: 'middle', fill: ink },
    ]
  },
  spiral: ({ x, y, width, height }, { ink, accent }) => {
    const unit = Math.min(width / 13, height / 8)
    const [left, top] = [x + (width - unit * 13) / 2, y + (height - unit * 8) / 2]
    const squares = [
      [0, 0, 8, 2],
      [8, 0, 5, 3],
      [10, 5, 3, 0],
      [8, 6, 2, 1],
      [8, 5, 1, 2],
    ] as const
    return squares.flatMap(([sx, sy, side, turn]): Shape[] => {
      const box = { x: left + sx * unit, y: top + sy * unit, side: side * unit }
      const corners: [number, number][] = [
        [box.x, box.y],
        [box.x + box.side, box.y],
        [box.x + box.side, box.y + box.side],
        [box.x, box.y + box.side],
      ]
      return [
        { kind: 'path', d: quarter(box.x, box.y, box.side, turn), fill: side === 3 ? accent : tint(accent, 0.35) },
        { kind: 'path', d: polygon(corners), stroke: ink, width: 0.5 },
      ]
    })
  },
  signs: ({ x, y, width, height }, { ink, accent }) => {
    const side = Math.min(width * 0.4, height * 0.62)
    const thick = side * 0.24
    const [top, left, right] = [y + (height - side) / 2, x + width * 0.06, x + width * 0.94 - side]
    const middle = (from: number) => from + (side - thick) / 2
    const half = thick / 2 / Math.SQRT2
    const slope = (from: number, dir: 1 | -1): [number, number][] => {
      const [sy, ey] = dir === 1 ? [top, top + side] : [top + side, top]
      return [
        [from + half, sy - half * dir],
        [from + side + half, ey - half * dir],
        [from + side - half, ey + half * dir],
        [from - half, sy + half * dir],
      ]
    }
    return [
      rect({ x: left, y: middle(top), width: side, height: thick }, ink),
      rect({ x: middle(left), y: top, width: thick, height: side }, ink),
      { kind: 'path', d: polygon(slope(right, 1)), fill: ink },
      { kind: 'path', d: polygon(slope(right, -1)), fill: ink },
      rect({ x: middle(left), y: top, width: thick, height: middle(0) }, accent),
    ]
  },
  hills: ({ x, y, width, height }, { ink, accent }) => {
    const foot = y + height
    const hill = (from: number, peak: number, to: number, up: number, fill: DesignInk): Shape => ({
      kind: 'path',
      d: polygon([
        [x + width * from, foot],
        [x + width * peak, foot - height * up],
        [x + width * to, foot],
      ]),
      fill,
    })
    return [
      { kind: 'path', d: circle(x + width * 0.72, y + height * 0.28, width * 0.12), fill: accent },
      hill(0, 0.34, 0.72, 0.62, tint(ink, 0.55)),
      hill(0.36, 0.68, 1, 0.46, tint(ink, 0.8)),
      rect({ x, y: foot - height * 0.04, width, height: height * 0.04 }, ink),
    ]
  },
}
