import { wordOf } from '../design-values.ts'
import { tint } from '../ink.ts'
import { type Box, circle, line, open, rect, type Shape } from '../shape.ts'
import { oneLine, setColumn } from '../set-type.ts'
import { type CoverTemplate, type DrawFace, marginOf, scaleOf } from './cover-input.ts'
import { plainFlap, spineType } from './plain-faces.ts'

type Figure = (box: Box, inks: Pick<Parameters<DrawFace>[1], 'ground' | 'accent'>) => readonly Shape[]

const FIGURES: Readonly<Record<string, Figure>> = {
  /** Axes, a parabola and its tangent. */
  axes: ({ x, y, width, height }, { ground, accent }) => {
    const [ox, oy] = [x + width * 0.375, y + height * 0.875]
    const curve = Array.from({ length: 41 }, (_, at): [number, number] => {
      const t = -1 + at / 20
      return [ox + width * 0.08 + t * width * 0.36, oy - height * 0.06 - t * t * height * 0.66]
    })
    const grid = Array.from({ length: 9 }, (_, at) => [
      line(x + (width * at) / 8, y, x + (width * at) / 8, y + height, tint(ground, 0.5), 0.2),
      line(x, y + (height * at) / 8, x + width, y + (height * at) / 8, tint(ground, 0.5), 0.2),
    ])
    return [
      ...grid.flat(),
      line(x, oy, x + width, oy, ground, 0.6),
      line(ox, y, ox, y + height, ground, 0.6),
      { kind: 'path', d: open(curve), stroke: accent, width: 1.6 },
      line(ox - width * 0.08, oy + height * 0.02, x + width * 0.96, y + height * 0.22, ground, 0.5),
      { kind: 'path', d: circle(ox + width * 0.08, oy - height * 0.06, 1.9), fill: ground },
    ]
  },
  /** Rounds of talk that overlap. */
  talk: ({ x, y, width, height }, { ground, accent }) => {
    const r = Math.min(width, height) * 0.3
    const round = (cx: number, cy: number, radius: number): Shape => ({
      kind: 'path',
      d: circle(cx, cy, radius),
      fill: accent,
    })
    const ring = (cx: number, cy: number, radius: number): Shape => ({
      kind: 'path',
      d: circle(cx, cy, radius),
      stroke: ground,
      width: 0.8,
    })
    const [cx, cy] = [x + width * 0.36, y + height * 0.46]
    const bars = [0, 1, 2].map((at) =>
      rect({ x: cx + r * 0.95, y: cy - r * 0.2 + at * 7, width: r * (1.05 - at * 0.28), height: 2 }, ground),
    )
    return [round(cx, cy, r), ring(x + width * 0.62, y + height * 0.58, r * 0.92), ring(cx, cy, r * 1.12), ...bars]
  },
  /** Columns of an old book, to be read from the right. */
  columns: ({ x, y, width, height }, { ground, accent }) => {
    const step = width / 9
    const rules = Array.from({ length: 10 }, (_, at) => line(x + at * step, y, x + at * step, y + height, ground, 0.35))
    const words = [0.86, 0.7, 0.8, 0.44].map((long, at) =>
      rect(
        { x: x + width - (at + 1) * step + step * 0.34, y: y + 4, width: step * 0.32, height: (height - 8) * long },
        at === 1 ? accent : tint(ground, 0.75),
      ),
    )
    return [
      ...rules,
      rect({ x, y, width, height: 0.6 }, ground),
      rect({ x, y: y + height - 0.6, width, height: 0.6 }, ground),
      ...words,
    ]
  },
}

/** Where the coloured band ends, as a share of the height: the same on front, spine and back. */
const BAND = 0.58
const bandOf = (face: Parameters<DrawFace>[0]): Box => ({
  ...face.outer,
  height: face.y + face.height * BAND - face.outer.y,
})

/** Subject, term and academy. `figure`: what stands in the band. */
const front: DrawFace = (face, { params, values, ground, ink, accent }) => {
  const margin = marginOf(face)
  const scale = scaleOf(face)
  const inner = { x: face.x + margin, width: face.width - 2 * margin }
  const edge = face.y + face.height * BAND
  const figure = FIGURES[wordOf(params, 'figure')]
  const box = { ...inner, y: face.y + margin, height: edge - face.y - 2 * margin }
  const title = setColumn(
    values.title,
    { ...inner, y: edge + 11, height: face.height * 0.2 },
    { size: 19 * scale, leading: 1.12, bold: true, fill: ink },
  )
  const under = { ...inner, y: edge + 11 + title.height + 6, height: 12 * scale }
  const subtitle = setColumn(values.subtitle, under, { size: 6 * scale, leading: 1.4, bold: true, fill: ink })
  const foot = face.y + face.height - margin
  return [
    rect(bandOf(face), ink),
    ...(figure?.(box, { ground, accent }) ?? []),
    ...title.shapes,
    ...subtitle.shapes,
    ...(values.author === ''
      ? []
      : [rect({ x: inner.x, y: foot - 3.9 * scale, width: 2.4, height: 4.4 * scale }, accent)]),
    ...oneLine(
      values.author,
      { x: inner.x + 5, y: foot, width: inner.width - 5 },
      { size: 5 * scale, bold: true, fill: ink },
    ),
  ]
}

const back: DrawFace = (face, { values, ground, ink, accent }) => {
  const margin = marginOf(face) * 1.2
  const inner = { x: face.x + margin, width: face.width - 2 * margin }
  const words = setColumn(
    values.back,
    { ...inner, y: face.y + margin, height: face.height * 0.42 },
    { size: 4.4, leading: 1.7, bold: true, fill: ground },
  )
  // A table for the learner's name, which every textbook needs.
  const rows = ['이름', '반', '기간'].flatMap((label, at): Shape[] => {
    const y = face.y + face.height * (BAND + 0.13) + at * 12
    return [
      { kind: 'text', text: label, x: inner.x, y, size: 4, bold: true, align: 'start', fill: ink },
      line(inner.x + 16, y + 1.6, inner.x + inner.width, y + 1.6, ink, 0.25),
    ]
  })
  const foot = face.y + face.height - marginOf(face)
  const academy = oneLine(values.author, { ...inner, y: foot }, { size: 4.2, bold: true, fill: ink })
  return [
    rect(bandOf(face), ink),
    rect({ ...bandOf(face), y: face.y + face.height * BAND, height: 1.2 }, accent),
    ...words.shapes,
    ...rows,
    ...academy,
  ]
}

const spine: DrawFace = (face, { values, ground, ink }) => [rect(face.outer, ink), ...spineType(face, values, ground)]

export const TEXTBOOK: CoverTemplate = { front, back, spine, flap: plainFlap }
