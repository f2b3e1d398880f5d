import { cameraFor, drawBound, flapReach } from './draw-bound.ts'
import { TENT_OPEN, drawSeries, drawTent } from './draw-books.ts'
import { drawFan, drawFolded, drawPoster, drawStack } from './draw-flat.ts'
import { dimension, mm } from './dimension.ts'
import type { Camera } from './projection.ts'
import { stage } from './scene.ts'
import type { Scene, Stage } from './scene.ts'
import type { BoundSolid, Solid } from './solid.ts'

export interface View {
  readonly scale: number
  /** Draw the dimension lines. */
  readonly dimensions: boolean
  /** Font size of the spine's number, px. */
  readonly strongSize?: number
  /** How far a folded piece is opened, 0 to 1. */
  readonly open?: number
  readonly margin?: number
}

/** Yaw and pitch that show each kind of thing best. */
const CAMERAS: Readonly<Record<Solid['shape'], Omit<Camera, 'scale'>>> = {
  bound: { yaw: -40, pitch: 15 },
  tent: { yaw: -16, pitch: 20 },
  series: { yaw: -34, pitch: 30 },
  fan: { yaw: 0, pitch: 54 },
  folded: { yaw: -14, pitch: 20 },
  poster: { yaw: -20, pitch: 7 },
  stack: { yaw: -34, pitch: 33 },
}
const HALF_OPEN = 0.62

/** The whole picture of one job. */
export function sceneOfSolid(solid: Solid, view: View): Scene {
  const camera = { ...CAMERAS[solid.shape], scale: view.scale }
  const g = stage(solid.shape === 'bound' ? cameraFor(camera, solid.side) : camera)
  draw(g, solid, view.open ?? HALF_OPEN)
  if (view.dimensions) measure(g, solid, view)
  return g.finish(view.margin ?? 4)
}

function draw(g: Stage, solid: Solid, open: number): void {
  switch (solid.shape) {
    case 'bound':
      return drawBound(g, solid)
    case 'tent':
      return drawTent(g, solid)
    case 'series':
      return drawSeries(g, solid)
    case 'fan':
      return drawFan(g, solid)
    case 'folded':
      return drawFolded(g, solid, open)
    case 'poster':
      return drawPoster(g, solid)
    case 'stack':
      return drawStack(g, solid)
  }
}

function measure(g: Stage, solid: Solid, view: View): void {
  const off = 15 / Math.max(0.4, g.camera.scale)
  const { width: w, height: h } = solid
  switch (solid.shape) {
    case 'bound':
      return measureBound(g, solid, off, view.strongSize ?? 16)
    case 'poster':
      if (solid.alone) return
      dimension(g, [0, 0, 0], [w, 0, 0], [0, -off, 0], { text: mm(w), shift: [0, 19] })
      return dimension(g, [0, 0, 0], [0, h, 0], [-off, 0, 0], {
        text: mm(h),
        shift: [-8, 4],
        anchor: 'end',
      })
    case 'fan':
      dimension(g, [0, 0, h], [w, 0, h], [0, 0, off * 1.6], { text: mm(w), shift: [0, 19] })
      return dimension(g, [w, 0, 0], [w, 0, h], [off * 1.6, 0, 0], {
        text: mm(h),
        shift: [9, 4],
        anchor: 'start',
      })
    case 'stack':
    case 'series':
      dimension(g, [0, 0, h], [w, 0, h], [0, 0, off * 1.2], { text: mm(w), shift: [6, 17] })
      return dimension(g, [0, 0, 0], [0, 0, h], [-off * 1.2, 0, 0], {
        text: mm(h),
        shift: [-8, 14],
        anchor: 'end',
      })
    case 'folded':
      return dimension(g, [0, 0, 0], [0, h, 0], [-off, 0, 0], {
        text: mm(h),
        shift: [-8, 4],
        anchor: 'end',
      })
    case 'tent': {
      const [x, z] = [w * Math.cos(TENT_OPEN), -w * Math.sin(TENT_OPEN)]
      dimension(g, [0, 0, 0], [x, 0, z], [0, -off, 0], { text: mm(w), shift: [4, 18] })
      return dimension(g, [x, 0, z], [x, h, z], [off, 0, 0], {
        text: mm(h),
        shift: [9, 4],
        anchor: 'start',
      })
    }
  }
}

function measureBound(g: Stage, job: BoundSolid, off: number, strongSize: number): void {
  const { board } = job
  const w = job.width + board.overhang
  const h = job.height + 2 * board.overhang
  const z = job.thickness / 2 + board.thickness
  const right = job.side === 'right'
  const flap = job.side === 'top' ? 0 : flapReach(job.wings.front)
  dimension(g, [0, 0, z], [w, 0, z], [0, -off, 0], { text: mm(job.width), shift: [0, 19] })
  dimension(g, [right ? 0 : w, 0, z], [right ? 0 : w, h, z], [right ? -off - flap : off + flap, 0, 0], {
    text: mm(job.height),
    shift: [right ? -10 : 10, 4],
    anchor: right ? 'end' : 'start',
  })
  const spineText = `책등 ${mm(2 * z)} mm`
  if (job.spine === 'stapled' || job.spine === 'twin-ring' || job.spine === 'coil') return
  if (job.side === 'top')
    return dimension(g, [w, h, -z], [w, h, z], [off, 0, 0], {
      text: spineText,
      strong: true,
      shift: [10, -6],
      anchor: 'start',
      size: strongSize,
    })
  const x = right ? w : 0
  dimension(g, [x, h, -z], [x, h, z], [right ? off * 0.8 : -off * 0.8, 0, 0], {
    text: spineText,
    strong: true,
    shift: [right ? 10 : -10, -6],
    anchor: right ? 'start' : 'end',
    size: strongSize,
  })
}
