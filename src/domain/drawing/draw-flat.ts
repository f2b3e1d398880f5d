import type { Mm } from '#/domain/print/units.ts'
import { drawMarks } from './draw-marks.ts'
import { nearness } from './projection.ts'
import type { Face, Point } from './projection.ts'
import type { Stage } from './scene.ts'
import type { FanSolid, FoldedSolid, PosterSolid, StackSolid } from './solid.ts'

const A4 = { width: 210, height: 297 }
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Three sheets on a table, turned over each other: the front on top, the back beneath. */
export function drawFan(g: Stage, job: FanSolid): void {
  const under = { place: 'back', design: 'back', tone: job.printedBack ? 'ink' : 'sheet' } as const
  lay(g, job, -17, 0, { shadow: true, surface: under })
  lay(g, job, -8, 2, { shadow: false, surface: { place: 'none', design: 'plain', tone: 'sheet' } })
  drawMarks(
    g,
    lay(g, job, 2, 4, { shadow: false, surface: { place: 'front', design: job.design, tone: 'sheet' } }),
    job.marks,
  )
}

type Laid = { readonly shadow: boolean; readonly surface: Parameters<Stage['face']>[1] }

function lay(g: Stage, { width: w, height: h }: FanSolid, turn: number, y: Mm, { shadow, surface }: Laid): Face {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const turned = (x: Mm, z: Mm): Point => [
    w / 2 + (x - w / 2) * cos - (z - h / 2) * sin,
    y,
    h / 2 + (x - w / 2) * sin + (z - h / 2) * cos,
  ]
  if (shadow)
    g.shadow(
      [turned(0, 0), turned(w, 0), turned(w, h), turned(0, h)].map(([x, , z]): Point => [x, 0, z]),
      w * 0.06,
      h * 0.035,
    )
  const face: Face = { origin: turned(0, 0), right: [cos, 0, sin], down: [-sin, 0, cos], width: w, height: h }
  g.face(face, surface)
  return face
}

/** A folded sheet standing on its edge, opened by `open` (0 closed, 1 flat). */
export function drawFolded(g: Stage, job: FoldedSolid, open: number): void {
  const corners: (readonly [Mm, Mm])[] = [[0, 0]]
  let angle = job.panels.length > 1 ? radians((1 - open) * 50) : 0
  let from = 0
  const faces = job.panels.map((panel, index): { face: Face; index: number; from: Mm; middle: Point } => {
    const [x, z] = corners[index] as readonly [Mm, Mm]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    corners.push([x + panel.width * cos, z + panel.width * sin])
    angle -= panel.turn * radians((1 - open) * 100)
    const face: Face = {
      origin: [x, job.height, z],
      right: [cos, 0, sin],
      down: [0, -1, 0],
      width: panel.width,
      height: job.height,
    }
    const before = from
    from += panel.width
    return { face, index, from: before, middle: [x + (panel.width * cos) / 2, 0, z + (panel.width * sin) / 2] }
  })
  g.shadow(
    corners.map(([x, z]): Point => [x, 0, z]),
    job.height * 0.2,
    -job.height * 0.12,
  )
  for (const { face, index, from: before } of faces.toSorted(
    (a, b) => nearness(g.camera, a.middle) - nearness(g.camera, b.middle),
  )) {
    g.face(
      face,
      { place: 'panel', design: job.design, tone: 'sheet' },
      { part: index, shade: face.right[2] > 0 ? 0.07 : 0 },
    )
    drawMarks(g, face, job.marks, before)
  }
}

/** A poster on the wall beside the outline of an A4 sheet, so that its size can be felt. A screen is no sheet and stands alone. */
export function drawPoster(g: Stage, { width: w, height: h, design, marks, alone = false }: PosterSolid): void {
  g.shadow(
    [
      [0, 0, 0],
      [w, 0, 0],
    ],
    w * 0.14,
    -h * 0.12,
  )
  const face: Face = { origin: [0, h, 0], right: [1, 0, 0], down: [0, -1, 0], width: w, height: h }
  g.face(face, { place: 'front', design, tone: 'orange' })
  drawMarks(g, face, marks)
  if (alone) return
  const x = w + Math.max(24, w * 0.09)
  g.polygon(
    [
      [x, 0, 0],
      [x + A4.width, 0, 0],
      [x + A4.width, A4.height, 0],
      [x, A4.height, 0],
    ],
    'none',
    { tone: 'grey', dash: '4 3' },
  )
  g.text(g.spot([x + A4.width / 2, A4.height / 2, 0]), 'A4', 13)
}

/** Single sheets in a pile as high as the ordered copies really are (up to a hand's width). */
export function drawStack(g: Stage, { width: w, height: h, thickness, design, marks }: StackSolid): void {
  const t = Math.min(Math.max(thickness, 2), 90)
  g.shadow(
    [
      [0, 0, 0],
      [w, 0, 0],
      [w, 0, h],
      [0, 0, h],
    ],
    w * 0.28,
    h * 0.05,
  )
  g.polygon(
    [
      [0, 0, 0],
      [0, 0, h],
      [0, t, h],
      [0, t, 0],
    ],
    'edge',
  )
  g.polygon(
    [
      [0, 0, h],
      [w, 0, h],
      [w, t, h],
      [0, t, h],
    ],
    'sheet',
  )
  const lines = Math.min(12, Math.floor((t * g.camera.scale) / 2.4))
  for (let index = 1; index <= lines; index++) {
    const y = (t * index) / (lines + 1)
    g.line(
      [
        [0, y, 0],
        [0, y, h],
        [w, y, h],
      ],
      { width: 0.6, opacity: 0.55 },
    )
  }
  const face: Face = { origin: [0, t, 0], right: [1, 0, 0], down: [0, 0, 1], width: w, height: h }
  g.face(face, { place: 'front', design, tone: 'sheet' })
  drawMarks(g, face, marks)
}
