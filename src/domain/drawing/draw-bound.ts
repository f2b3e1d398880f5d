import type { Mm } from '#/domain/print/units.ts'
import { drawCase } from './draw-case.ts'
import { drawMarks } from './draw-marks.ts'
import { drawRings } from './draw-rings.ts'
import { leafLines } from './leaf-lines.ts'
import type { Camera, Face, Point } from './projection.ts'
import type { Stage, Surface } from './scene.ts'
import type { BoundSolid } from './solid.ts'

/** Length of the shadow as a part of the height of what stands. */
const SHADOW = { across: 0.29, away: 0.08 }
const SPINE_SHADE = 0.16

export const frontSurface = (job: BoundSolid): Surface => ({
  place: 'front',
  design: job.design,
  tone: 'orange',
})
const spineSurface: Surface = { place: 'spine', design: 'spine', tone: 'orange' }

export function frontFace(width: Mm, height: Mm, z: Mm): Face {
  return { origin: [0, height, z], right: [1, 0, 0], down: [0, -1, 0], width, height }
}

export function sideFace(side: 'left' | 'right', width: Mm, height: Mm, thickness: Mm): Face {
  const half = thickness / 2
  return side === 'left'
    ? { origin: [0, height, -half], right: [0, 0, 1], down: [0, -1, 0], width: thickness, height }
    : {
        origin: [width, height, half],
        right: [0, 0, -1],
        down: [0, -1, 0],
        width: thickness,
        height,
      }
}

/** A book on its tail. The camera must look from the side the spine is on. */
export function drawBound(g: Stage, job: BoundSolid): void {
  const { width: w, height: h, thickness: t } = job
  const half = t / 2
  g.shadow(
    [
      [0, 0, -half],
      [w, 0, -half],
      [w, 0, half],
      [0, 0, half],
    ],
    h * SHADOW.across * (job.side === 'right' ? -1 : 1),
    h * SHADOW.away,
  )
  if (job.spine === 'case') return drawCase(g, job)
  drawFlap(g, job)
  drawTop(g, job)
  drawSide(g, job)
  g.face(frontFace(w, h, half), frontSurface(job))
  drawMarks(g, frontFace(w, h, half), job.marks)
  if (job.spine === 'twin-ring' || job.spine === 'coil') drawRings(g, job)
  else if (job.spine === 'stapled') drawStaples(g, job)
  else if (job.joint > 0) hinge(g, job)
}

function drawTop(g: Stage, { width: w, height: h, thickness: t, pages, side, spine, edge }: BoundSolid): void {
  const half = t / 2
  if (side === 'top' && spine !== 'twin-ring' && spine !== 'coil') {
    g.face({ origin: [0, h, -half], right: [1, 0, 0], down: [0, 0, 1], width: w, height: t }, spineSurface, {
      shade: 0.08,
    })
    return
  }
  g.polygon(
    [
      [0, h, -half],
      [w, h, -half],
      [w, h, half],
      [0, h, half],
    ],
    edge,
  )
  leafLines(g, pages, t, (part) => [
    [1, h, -half + t * part],
    [w, h, -half + t * part],
  ])
}

function drawSide(g: Stage, { width: w, height: h, thickness: t, pages, side, spine, edge }: BoundSolid): void {
  const seen = side === 'right' ? 'right' : 'left'
  const open = side === 'top' || spine === 'twin-ring' || spine === 'coil'
  const face = sideFace(seen, w, h, t)
  if (!open) return g.face(face, spineSurface, { shade: SPINE_SHADE })
  g.face(face, { place: 'none', design: 'plain', tone: edge }, { shade: 0.06 })
  const x = seen === 'left' ? 0 : w
  leafLines(g, pages, t, (part) => [
    [x, 0, -t / 2 + t * part],
    [x, h, -t / 2 + t * part],
  ])
}

/** The score beside the spine of a glued book, where the cover bends. */
function hinge(g: Stage, { width: w, height: h, thickness: t, side, joint }: BoundSolid): void {
  const x = side === 'left' ? joint : w - joint
  g.line(
    [
      [x, h, t / 2],
      [x, 0, t / 2],
    ],
    { width: 0.5, opacity: 0.45 },
  )
}

/** Two wire staples through the fold. */
function drawStaples(g: Stage, { width: w, height: h, side }: BoundSolid): void {
  for (const part of [0.25, 0.75]) {
    const reach = 6
    const [a, b]: readonly [Point, Point] =
      side === 'top'
        ? [
            [w * part - reach, h, 0],
            [w * part + reach, h, 0],
          ]
        : [
            [side === 'left' ? 0 : w, h * part - reach, 0],
            [side === 'left' ? 0 : w, h * part + reach, 0],
          ]
    g.line([a, b], { tone: 'sheet', width: Math.max(1.6, 1.4 * g.camera.scale) + 1.6 })
    g.line([a, b], { tone: 'ink', width: Math.max(1, 0.9 * g.camera.scale) })
  }
}

/** How far the flap is folded back, so that it is seen beside the cover it continues. */
const FLAP_TURN = 28

/** Room to the right of the fore edge that the flap takes on the drawing, as mm of the cover's own direction. */
export function flapReach(wing: Mm): Mm {
  return wing * 0.54
}

function drawFlap(g: Stage, job: BoundSolid): void {
  const { width: w, height: h, thickness: t, wings, side } = job
  if (wings.front <= 0 || side === 'top') return
  const turn = (FLAP_TURN * Math.PI) / 180
  const out = side === 'left' ? 1 : -1
  const foreEdge = side === 'left' ? w : 0
  const far: readonly [Mm, Mm] = [foreEdge + out * wings.front * Math.cos(turn), t / 2 - wings.front * Math.sin(turn)]
  const face: Face =
    side === 'left'
      ? {
          origin: [foreEdge, h, t / 2],
          right: [Math.cos(turn), 0, -Math.sin(turn)],
          down: [0, -1, 0],
          width: wings.front,
          height: h,
        }
      : {
          origin: [far[0], h, far[1]],
          right: [Math.cos(turn), 0, Math.sin(turn)],
          down: [0, -1, 0],
          width: wings.front,
          height: h,
        }
  g.face(face, { place: 'none', design: 'plain', tone: 'orange' }, { shade: 0.1 })
}

/** The camera that shows the spine of a book bound on this side. */
export function cameraFor(camera: Camera, side: BoundSolid['side']): Camera {
  return side === 'right'
    ? { ...camera, yaw: -camera.yaw }
    : side === 'top'
      ? { ...camera, pitch: camera.pitch + 8 }
      : camera
}
