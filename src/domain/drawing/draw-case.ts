import type { Mm } from '#/domain/print/units.ts'
import { leafLines } from './leaf-lines.ts'
import type { Point } from './projection.ts'
import type { Stage } from './scene.ts'
import type { BoundSolid } from './solid.ts'

/** A case-bound book: boards larger than the block by the overhang, the block set back between them. */
export function drawCase(g: Stage, job: BoundSolid): void {
  const { thickness: boardThickness, overhang } = job.board
  const mirrored = job.side === 'right'
  const w = job.width + overhang
  const h = job.height + 2 * overhang
  const half = job.thickness / 2
  const outer = half + boardThickness
  const x = (fromSpine: Mm): Mm => (mirrored ? w - fromSpine : fromSpine)
  const top = (fromSpine: Mm, toSpine: Mm, y: Mm, back: Mm, front: Mm): readonly Point[] => [
    [x(fromSpine), y, back],
    [x(toSpine), y, back],
    [x(toSpine), y, front],
    [x(fromSpine), y, front],
  ]
  g.polygon(
    [
      [0, h, -half],
      [w, h, -half],
      [w, 0, -half],
      [0, 0, -half],
    ],
    'edge',
  )
  g.polygon(top(0, w, h, -outer, -half), 'orange')
  g.polygon(top(boardThickness, job.width, h - overhang, -half, half), job.edge)
  blockTop(g, job, x, job.width, h - overhang)
  g.polygon(top(0, w, h, half, outer), 'orange')
  g.face(
    mirrored
      ? { origin: [w, h, outer], right: [0, 0, -1], down: [0, -1, 0], width: 2 * outer, height: h }
      : { origin: [0, h, -outer], right: [0, 0, 1], down: [0, -1, 0], width: 2 * outer, height: h },
    { place: 'spine', design: 'spine', tone: 'orange' },
    { shade: 0.16 },
  )
  g.face(
    { origin: [0, h, outer], right: [1, 0, 0], down: [0, -1, 0], width: w, height: h },
    { place: 'front', design: job.design, tone: 'orange' },
  )
  for (const groove of [job.joint - 2, job.joint])
    g.line(
      [
        [x(groove), h, outer],
        [x(groove), 0, outer],
      ],
      { width: 0.6, opacity: 0.55 },
    )
}

/** Leaves and, at the spine, the headband of a block that is set back between its boards. */
function blockTop(g: Stage, { thickness, pages, board }: BoundSolid, x: (fromSpine: Mm) => Mm, width: Mm, y: Mm): void {
  const half = thickness / 2
  const band = board.thickness + 4
  leafLines(g, pages, thickness, (part) => [
    [x(band), y, -half + thickness * part],
    [x(width), y, -half + thickness * part],
  ])
  g.polygon(
    [
      [x(board.thickness), y, -half],
      [x(band), y, -half],
      [x(band), y, half],
      [x(board.thickness), y, half],
    ],
    'ink',
  )
}
