import { numberOf } from '../design-values.ts'
import type { Face } from '../cover-faces.ts'
import { type DesignInk, grey, tint } from '../ink.ts'
import { type Box, frame, line, rect, type Shape } from '../shape.ts'
import { oneLine, setColumn } from '../set-type.ts'
import { type CoverInput, type CoverTemplate, type DrawFace, marginOf } from './cover-input.ts'
import { plainFlap, spineType } from './plain-faces.ts'

const PAPER = grey(0)

/** Ruled paper with a cloth strip along the back and a name plate. `gap`: between the rules in mm. */
const front: DrawFace = (face, input) => {
  const { params, ink, accent } = input
  const { outer } = face
  const gap = numberOf(params, 'gap', 8)
  const rules = Array.from({ length: Math.ceil(outer.height / gap) }, (_, at) => {
    const y = outer.y + gap * (at + 0.5)
    return line(outer.x, y, outer.x + outer.width, y, tint(ink, 0.35), 0.25)
  })
  const strip = face.width * CLOTH
  const bound = boundOnTheRight(face) ? 'right' : 'left'
  const page = { ...face, x: bound === 'left' ? face.x + strip : face.x, width: face.width - strip }
  return [...rules, cloth(face, bound, accent), ...plate(page, input)]
}

/** Width of the cloth, as a share of the face. */
const CLOTH = 0.16

/** A face whose only free edge is the left one hangs on a spine at its right. */
const boundOnTheRight = ({ x, width, outer }: Face): boolean => outer.x < x && outer.x + outer.width <= x + width

function cloth({ x, width, outer }: Face, bound: 'left' | 'right', ink: DesignInk): Shape {
  const strip = width * CLOTH
  const [from, until] = bound === 'left' ? [outer.x, x + strip] : [x + width - strip, outer.x + outer.width]
  return rect({ ...outer, x: from, width: until - from }, ink)
}

function plate(page: Box, { values, ink, accent }: CoverInput): readonly Shape[] {
  const scale = Math.min(1.4, page.width / 124)
  const width = page.width * 0.72
  const height = Math.max(56, page.height * 0.27)
  const x = page.x + (page.width - width) / 2
  const y = page.y + page.height * 0.17
  const inside = { x: x + 7, width: width - 14 }
  const title = setColumn(
    values.title,
    { ...inside, y: y + 9, height: height * 0.42 },
    { size: 9 * scale, leading: 1.25, bold: true, fill: ink, align: 'middle' },
  )
  const subtitle = setColumn(
    values.subtitle,
    { ...inside, y: y + 9 + title.height + 3, height: 10 },
    { size: 4 * scale, leading: 1.4, bold: false, fill: ink, align: 'middle' },
  )
  const foot = y + height - 9
  const middle = { ...inside, x: x + width / 2 }
  return [
    rect({ x, y, width, height }, PAPER),
    frame({ x, y, width, height }, accent, 0.9),
    frame({ x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, accent, 0.3),
    ...title.shapes,
    ...subtitle.shapes,
    line(inside.x, foot + 2.4, inside.x + inside.width, foot + 2.4, ink, 0.25),
    ...oneLine(values.author, { ...middle, y: foot }, { size: 4.2, bold: true, fill: ink, align: 'middle' }),
  ]
}

const back: DrawFace = (face, { values, ink, accent }) => {
  const strip = face.width * CLOTH
  const bound = face.outer.x + face.outer.width > face.x + face.width && face.outer.x >= face.x ? 'left' : 'right'
  const margin = marginOf(face) * 1.2
  const x = face.x + margin + (bound === 'left' ? strip : 0)
  const column = { x, y: face.y + margin, width: face.width - strip - 2 * margin, height: face.height * 0.5 }
  const words = setColumn(values.back, column, { size: 4.2, leading: 1.75, bold: false, fill: ink })
  return [cloth(face, bound, accent), ...words.shapes]
}

const spine: DrawFace = (face, { values, ground, accent }) => [
  rect(face.outer, accent),
  ...spineType(face, values, ground),
]

export const NOTEBOOK: CoverTemplate = { front, back, spine, flap: plainFlap }
