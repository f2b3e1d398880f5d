import type { Mm } from '#/domain/print/units.ts'
import { drawMarks } from './draw-marks.ts'
import type { Face, Point } from './projection.ts'
import type { Stage } from './scene.ts'
import type { SeriesSolid, TentSolid } from './solid.ts'

/** Angle of each cover from the drawing plane, radians. */
export const TENT_OPEN = (32 * Math.PI) / 180

/** A stapled booklet half open, spine to the viewer: back cover left, front cover right, the sheets nested inside. */
export function drawTent(g: Stage, { width: w, height: h, pages, design, marks }: TentSolid): void {
  const [cos, sin] = [Math.cos(TENT_OPEN), Math.sin(TENT_OPEN)]
  g.shadow(
    [
      [0, 0, 0],
      [w * cos, 0, -w * sin],
      [-w * cos, 0, -w * sin],
    ],
    h * 0.24,
    h * 0.03,
  )
  const nested = Math.min(6, Math.max(1, Math.round(pages / 4)))
  for (let sheet = nested; sheet > 0; sheet--)
    for (const side of [-1, 1]) g.polygon(inner(w, h, sheet, side, cos, sin), 'sheet', { width: 0.6 })
  const left: Face = {
    origin: [-w * cos, h, -w * sin],
    right: [cos, 0, sin],
    down: [0, -1, 0],
    width: w,
    height: h,
  }
  const right: Face = {
    origin: [0, h, 0],
    right: [cos, 0, -sin],
    down: [0, -1, 0],
    width: w,
    height: h,
  }
  g.face(left, { place: 'back', design: 'back', tone: 'ink' })
  g.face(right, { place: 'front', design, tone: 'sheet' })
  drawMarks(g, right, marks)
  for (const part of [0.24, 0.76]) {
    const wire = Math.max(1.4, 1.3 * g.camera.scale)
    g.line(
      [
        [0, h * part - 6, 0],
        [0, h * part + 6, 0],
      ],
      { tone: 'sheet', width: wire * 2 },
    )
    g.line(
      [
        [0, h * part - 6, 0],
        [0, h * part + 6, 0],
      ],
      { width: wire },
    )
  }
}

/** The part of a nested sheet that shows over the cover: each one further in sits deeper and opens a little wider. */
function inner(w: Mm, h: Mm, sheet: number, side: number, cos: number, sin: number): readonly Point[] {
  const depth = sheet * 3
  const reach = w - sheet
  const edge = [side * reach * cos * (1 - sheet * 0.03), -depth - reach * sin * (1 - sheet * 0.1)] as const
  return [
    [edge[0], h, edge[1]],
    [0, h, -depth],
    [0, h - 6, -depth],
    [edge[0], h - 6, edge[1]],
  ]
}

/** Small shifts of a pile made by hand, mm. */
const SHIFTS: readonly (readonly [Mm, Mm])[] = [
  [0, 0],
  [5, -4],
  [-3, 3],
  [3, 2],
  [-2, -3],
  [2, 0],
]

/** Copies of a rotary book piled up, spines to the left; never more than were ordered. */
export function drawSeries(g: Stage, job: SeriesSolid): void {
  const { width: w, height: h, thickness: t, copies, edge } = job
  const pile = SHIFTS.slice(0, Math.max(1, Math.min(SHIFTS.length, copies)))
  g.shadow(
    [
      [-4, 0, 0],
      [w, 0, 0],
      [w, 0, h],
      [-4, 0, h],
    ],
    w * 0.4,
    h * 0.06,
  )
  for (const [index, [x, z]] of pile.entries()) {
    const y = index * t
    g.face(
      { origin: [x, y + t, z], right: [0, 0, 1], down: [0, -1, 0], width: h, height: t },
      {
        place: 'none',
        design: index === 3 ? 'plain' : 'text',
        tone: index === 3 ? 'orange' : 'sheet',
      },
      { shade: 0.05 },
    )
    g.polygon(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + t, z + h],
        [x, y + t, z + h],
      ],
      edge,
    )
    const lines = Math.min(5, Math.floor((t * g.camera.scale) / 2.2))
    for (let line = 1; line <= lines; line++) {
      const at = y + (t * line) / (lines + 1)
      g.line(
        [
          [x, at, z + h],
          [x + w, at, z + h],
        ],
        { width: 0.4, opacity: 0.5 },
      )
    }
    if (index === pile.length - 1)
      g.face(
        { origin: [x, y + t, z], right: [1, 0, 0], down: [0, 0, 1], width: w, height: h },
        { place: 'front', design: job.design, tone: 'sheet' },
      )
  }
}
