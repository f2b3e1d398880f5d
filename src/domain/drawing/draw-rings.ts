import type { Mm } from '#/domain/print/units.ts'
import type { Point } from './projection.ts'
import type { Stage } from './scene.ts'
import type { BoundSolid } from './solid.ts'

/** Distance of the hole from the bound edge, and between rings (2:1 pitch, 12.7 mm; coil 4:1 is drawn at the same pitch). */
const HOLE: Mm = 6.5
const PITCH: Mm = 12.7
/** The part of the turn that is outside the block, in degrees from straight into the page. */
const VISIBLE = { from: 50, to: 250, steps: 16 }

/** Wire loops along the bound edge: pairs for twin ring, one slanting turn for a coil. */
export function drawRings(g: Stage, job: BoundSolid): void {
  const { width: w, height: h, thickness: t, side } = job
  const length = side === 'top' ? w : h
  const radius = t / 2 + 5
  const at = (along: Mm, inward: Mm, z: Mm): Point =>
    side === 'top' ? [along, h - inward, z] : [side === 'left' ? inward : w - inward, along, z]
  const count = Math.max(4, Math.floor((length - 18) / PITCH))
  const start = (length - (count - 1) * PITCH) / 2
  const slant = job.spine === 'coil' ? PITCH * 0.7 : 0
  const wire = Math.max(0.9, 1.5 * g.camera.scale)
  for (let index = 0; index < count; index++) {
    const along = start + index * PITCH
    hole(g, at(along, HOLE, t / 2), g.camera.scale)
    for (const twin of job.spine === 'coil' ? [0] : [-1.1, 1.1]) {
      g.line(
        loop(radius, slant).map(([move, inward, z]) => at(along + twin + move, inward, z)),
        { width: wire, tone: 'ink' },
      )
    }
  }
}

/** Points of one loop: move along the edge, distance into the page, height over the middle of the block. */
function loop(radius: Mm, slant: Mm): readonly (readonly [Mm, Mm, Mm])[] {
  return Array.from({ length: VISIBLE.steps }, (_, index) => {
    const part = index / (VISIBLE.steps - 1)
    const angle = ((VISIBLE.from + (VISIBLE.to - VISIBLE.from) * part) * Math.PI) / 180
    return [slant * part, radius * Math.cos(angle) * 0.9 + 1, radius * Math.sin(angle)] as const
  })
}

function hole(g: Stage, point: Point, scale: number): void {
  const [x, y] = g.spot(point)
  const r = Math.max(0.9, 1.8 * scale)
  g.path(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, 'ink', {
    width: 0,
  })
}
