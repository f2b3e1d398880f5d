import { numberOf } from '../design-values.ts'
import { rect, type Box, line, polygon, type Shape } from '../shape.ts'
import { oneLine, setColumn } from '../set-type.ts'
import { type CoverTemplate, type DrawFace, marginOf, scaleOf, scatter } from './cover-input.ts'
import { plainBack, plainFlap, plainSpine } from './plain-faces.ts'

const STEPS = 24

/** Lines of equal height round two hills, as on a map. `seed`: which land; `gap`: between the lines in mm. */
const front: DrawFace = (face, input) => {
  const { values, ink, accent, ground } = input
  const margin = marginOf(face)
  const scale = scaleOf(face)
  const edge = face.y + face.height * 0.64
  const land = { ...face.outer, height: edge - face.outer.y }
  const inner = { x: face.x + margin, width: face.width - 2 * margin }
  const title = setColumn(
    values.title,
    { ...inner, y: edge + 9, height: face.height * 0.17 },
    { size: 12 * scale, leading: 1.22, bold: true, fill: ink },
  )
  const under = { ...inner, y: edge + 9 + title.height + 4, height: 11 }
  const subtitle = setColumn(values.subtitle, under, { size: 4.4 * scale, leading: 1.45, bold: false, fill: ink })
  const foot = { ...inner, y: face.y + face.height - margin }
  return [
    lines(land, face, input),
    rect({ ...face.outer, y: edge, height: 0.5 }, accent),
    rect({ ...face.outer, y: edge + 0.5, height: face.outer.y + face.outer.height - edge - 0.5 }, ground),
    ...title.shapes,
    ...subtitle.shapes,
    ...oneLine(values.author, foot, { size: 4.2 * scale, bold: true, fill: ink }),
  ]
}

function lines(land: Box, face: Box, { params, ink, accent }: Parameters<DrawFace>[1]): Shape {
  const seed = numberOf(params, 'seed', 1)
  const gap = numberOf(params, 'gap', 4)
  const chance = (at: number) => scatter(at, at + 3, seed)
  const hills = [0, 1].map((at) => ({
    x: face.x + face.width * (0.18 + 0.28 * chance(at + 1) + at * 0.42),
    y: face.y + face.height * (0.1 + 0.4 * chance(at + 5)),
    turn: chance(at + 11) * 6.28,
    flat: 0.62 + 0.3 * chance(at + 17),
  }))
  const farthest = Math.hypot(face.width, face.height * 0.7)
  const rings = Array.from({ length: Math.floor(farthest / gap) }, (_, at): Shape => {
    const level = (at + 1) * gap
    const thick = at % 5 === 4
    return { kind: 'path', d: ringOf(hills, level), stroke: thick ? accent : ink, width: thick ? 0.7 : 0.28 }
  })
  const marks = [0.25, 0.5, 0.75].flatMap((across) =>
    [0.2, 0.45].map((down) => cross(face.x + face.width * across, face.y + face.height * down, accent)),
  )
  return { kind: 'clip', ...land, shapes: [...rings, ...marks.flat()] }
}

interface Hill {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly flat: number
}

/** Round both hills at once: apart near the tops, together further down, as the smaller hill pulls the line to itself. */
function ringOf(hills: readonly Hill[], level: number): string {
  const [first, second] = hills
  if (!first || !second) return ''
  const [dx, dy] = [second.x - first.x, second.y - first.y]
  const apart = Math.hypot(dx, dy)
  const toSecond = Math.atan2(dy, dx)
  const points = Array.from({ length: STEPS }, (_, at): [number, number] => {
    const angle = (at / STEPS) * 2 * Math.PI
    const wave = 1 + 0.14 * Math.sin(2 * angle + first.turn) + 0.07 * Math.sin(3 * angle + second.turn + level / 31)
    const pull = Math.max(0, Math.cos(angle - toSecond)) ** 6 * apart * 0.5 * Math.min(1, level / apart)
    const r = level * wave + pull
    return [first.x + r * Math.cos(angle), first.y + r * first.flat * Math.sin(angle)]
  })
  return smooth(points)
}

/** A closed curve through the points (Catmull-Rom as Bézier). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const count = points.length
  const at = (index: number) => points[(index + count) % count] ?? [0, 0]
  const n = (value: number) => String(Math.round(value * 10) / 10)
  const [startX, startY] = at(0)
  const curves = points.map((_, index) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const values = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy]
    return `C${values.map(n).join(' ')}`
  })
  return count < 3 ? polygon(points) : `M${n(startX)} ${n(startY)}${curves.join('')}Z`
}

const cross = (x: number, y: number, ink: Parameters<DrawFace>[1]['ink']): readonly Shape[] => [
  line(x - 2, y, x + 2, y, ink, 0.3),
  line(x, y - 2, x, y + 2, ink, 0.3),
]

export const CONTOUR: CoverTemplate = { front, back: plainBack, spine: plainSpine, flap: plainFlap }
