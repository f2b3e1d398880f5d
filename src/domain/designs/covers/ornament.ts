import type { Face } from '../cover-faces.ts'
import { type DesignParams, numberOf, wordOf } from '../design-values.ts'
import type { DesignInk } from '../ink.ts'
import { type Box, circle, frame, polygon, quarter, rect, type Shape } from '../shape.ts'
import { oneLine, setColumn } from '../set-type.ts'
import { type CoverTemplate, type DrawFace, marginOf, scaleOf, scatter } from './cover-input.ts'
import { plainBack, plainFlap, plainSpine } from './plain-faces.ts'

type Motif = (
  x: number,
  y: number,
  side: number,
  chance: number,
  inks: readonly [DesignInk, DesignInk],
) => readonly Shape[]

/** Printers' ornaments: each fills one square and meets its neighbours at the edges. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  quarter: (x, y, side, chance, [ink, accent]) => {
    const turn = Math.floor(chance * 4)
    const dot = circle(x + side / 2, y + side / 2, side * 0.16)
    return [
      { kind: 'path', d: quarter(x, y, side, turn), fill: chance > 0.62 ? accent : ink },
      ...(chance < 0.2 ? [{ kind: 'path', d: dot, fill: accent } as const] : []),
    ]
  },
  diamond: (x, y, side, chance, [ink, accent]) => {
    const half = side / 2
    const [cx, cy] = [x + half, y + half]
    const rhomb = (r: number) =>
      polygon([
        [cx, cy - r],
        [cx + r, cy],
        [cx, cy + r],
        [cx - r, cy],
      ])
    return [
      { kind: 'path', d: rhomb(half), fill: chance > 0.5 ? ink : accent },
      { kind: 'path', d: rhomb(half * 0.42), fill: chance > 0.5 ? accent : ink },
    ]
  },
  petal: (x, y, side, chance, [ink, accent]) => {
    const fill = chance > 0.7 ? accent : ink
    const [a, b] = chance > 0.35 ? [0, 2] : [1, 3]
    // Two quarters over half of the square each meet as a leaf.
    const half = side / 2
    return [
      { kind: 'path', d: quarter(x + (a === 1 ? half : 0), y, half, (a + 2) % 4), fill },
      { kind: 'path', d: quarter(x + (b === 3 ? 0 : half), y + half, half, (b + 2) % 4), fill },
      { kind: 'path', d: circle(x + half, y + half, side * 0.1), fill: chance > 0.7 ? ink : accent },
    ]
  },
  lattice: (x, y, side, chance, [ink, accent]) => {
    const bar = side * 0.17
    const arms = (at: number): Shape => rect({ x: x + at, y, width: bar, height: side }, ink)
    const cross = rect({ x, y: y + (side - bar) / 2, width: side, height: bar }, ink)
    const heart = { x: x + side * 0.32, y: y + side * 0.32, width: side * 0.36, height: side * 0.36 }
    return [arms((side - bar) / 2), cross, ...(chance > 0.66 ? [rect(heart, accent)] : [])]
  },
}

/** The knife goes through ornaments, a quarter of one on either side, never along their edge: there nothing would run into the bleed. */
const sideOf = (face: Face, params: DesignParams): number => face.width / (numberOf(params, 'columns', 8) - 0.5)

/** `motif`: which ornament; `columns`: how many across the front; `seed`: their turns. */
const front: DrawFace = (face, input) => {
  const { params, values, ground, ink, accent } = input
  const scale = scaleOf(face)
  const side = sideOf(face, params)
  const height = Math.max(58, face.height * 0.3)
  const width = face.width - 2 * marginOf(face) - 4
  const panel = {
    x: face.x + (face.width - width) / 2,
    y: face.y + face.height * 0.36 - height / 2 + side,
    width,
    height,
  }
  const inside = { x: panel.x + 9, width: width - 18 }
  const title = setColumn(
    values.title,
    { ...inside, y: panel.y + 11, height: height * 0.45 },
    { size: 12 * scale, leading: 1.25, bold: true, fill: ink, align: 'middle' },
  )
  const under = { ...inside, y: panel.y + 11 + title.height + 4, height: 12 }
  const subtitle = setColumn(values.subtitle, under, {
    size: 4.4 * scale,
    leading: 1.45,
    bold: false,
    fill: ink,
    align: 'middle',
  })
  const foot = { x: panel.x + width / 2, y: panel.y + height - 9, width: inside.width }
  return [
    tiles(face.outer, { x: face.x - side / 4, y: face.y - side / 4 }, side, input),
    rect(panel, ground),
    frame({ x: panel.x + 2.5, y: panel.y + 2.5, width: width - 5, height: height - 5 }, accent, 0.7),
    frame({ x: panel.x + 4, y: panel.y + 4, width: width - 8, height: height - 8 }, accent, 0.25),
    ...title.shapes,
    ...subtitle.shapes,
    ...oneLine(values.author, foot, { size: 4.2 * scale, bold: true, fill: ink, align: 'middle' }),
  ]
}

/** Whole squares from `from` on, over the edge on every side. */
function tiles(
  outer: Box,
  from: { x: number; y: number },
  side: number,
  { params, ink, accent }: Parameters<DrawFace>[1],
): Shape {
  const motif = MOTIFS[wordOf(params, 'motif')] ?? MOTIFS['quarter']
  const seed = numberOf(params, 'seed', 1)
  const first = { column: Math.floor((outer.x - from.x) / side), row: Math.floor((outer.y - from.y) / side) }
  const columns = Math.ceil((outer.x + outer.width - from.x) / side) - first.column
  const rows = Math.ceil((outer.y + outer.height - from.y) / side) - first.row
  const shapes = Array.from({ length: rows * columns }, (_, at) => {
    const [column, row] = [first.column + (at % columns), first.row + Math.floor(at / columns)]
    return (
      motif?.(from.x + column * side, from.y + row * side, side, scatter(column + 9, row + 9, seed), [ink, accent]) ??
      []
    )
  })
  return { kind: 'clip', ...outer, shapes: shapes.flat() }
}

/** Two rows of the same ornaments along the foot. */
const back: DrawFace = (face, input) => {
  const side = sideOf(face, input.params)
  const y = face.y + face.height - 1.75 * side
  const band = { ...face.outer, y, height: face.outer.y + face.outer.height - y }
  const quiet = { ...input, values: { ...input.values, author: '' } }
  return [...plainBack(face, quiet), tiles(band, { x: face.x - side / 4, y }, side, input)]
}

export const ORNAMENT: CoverTemplate = { front, back, spine: plainSpine, flap: plainFlap }
