import { numberOf, wordOf } from '../design-values.ts'
import type { Face } from '../cover-faces.ts'
import { fitSize, oneLine, setColumn } from '../set-type.ts'
import { type Box, frame, line, rect, type Shape } from '../shape.ts'
import { COURSE_FIGURES } from './course-figures.ts'
import { type CoverInput, type CoverTemplate, type DrawFace, marginOf, scaleOf } from './cover-input.ts'
import { drawNamePlace, namePlaceSize, setClassName } from './name-place.ts'
import { plainFlap, spineType } from './plain-faces.ts'

/** What the academy's part takes of the front, by its layout. */
interface Field {
  /** Filled to the edge of the sheet. */
  readonly ground: Box | null
  readonly box: Box
  /** Reads from top to bottom. */
  readonly upright: boolean
}

const BAND = 0.15
const LARGE = 0.28
const SIDE = 0.17

function fieldOf(face: Face, layout: string): Field {
  const margin = marginOf(face)
  const wide = { x: face.x + margin, width: face.width - 2 * margin }
  const foot = (share: number) => face.y + face.height * (1 - share)
  if (layout === 'side') {
    const width = face.x + face.width * SIDE - face.outer.x
    const box = { x: face.x, y: face.y + margin, width: face.width * SIDE, height: face.height - 2 * margin }
    return { ground: { ...face.outer, width }, box, upright: true }
  }
  if (layout === 'plate') {
    const height = face.height * 0.12
    return { ground: null, box: { ...wide, y: face.y + face.height - margin - height, height }, upright: false }
  }
  const share = layout === 'large' ? LARGE : BAND
  const ground = { ...face.outer, y: foot(share), height: face.outer.y + face.outer.height - foot(share) }
  return { ground, box: { ...wide, y: foot(share), height: face.height * share }, upright: false }
}

/** Between the name of the academy and that of the class. */
const GAP = 4

/** Where a class may have its name on the front of a layout: at the right end of the academy's part, or beside its strip. */
export function courseNamePlace(face: Face, layout: string): Box {
  const field = fieldOf(face, layout)
  const { box } = field
  const margin = marginOf(face)
  const scale = scaleOf(face)
  if (field.upright) {
    const right = face.x + face.width - margin
    const size = namePlaceSize(face, (right - box.x - box.width) * 0.6)
    return { x: right - size.width, y: face.y + face.height - margin - size.height, ...size }
  }
  const pad = field.ground ? 0 : 4 * scale
  const size = namePlaceSize(face, box.width * 0.38)
  const height = Math.min(size.height, box.height - 4 * scale)
  return {
    x: box.x + box.width - pad - size.width,
    y: box.y + (box.height - height) / 2,
    width: size.width,
    height,
  }
}

/** The brand's title and figure, and the academy's own part. */
const front: DrawFace = (face, input) => {
  const { params, values, ground, ink, accent } = input
  const layout = wordOf(params, 'layout')
  const field = fieldOf(face, layout)
  const margin = marginOf(face)
  const scale = scaleOf(face)
  const left = field.upright ? field.box.x + field.box.width + margin * 0.6 : face.x + margin
  const width = face.x + face.width - margin - left
  const top = face.y + margin
  const small = oneLine(
    values.subtitle,
    { x: left, y: top + 5 * scale, width },
    { size: 6.4 * scale, bold: true, fill: ink },
  )
  const size = fitSize(values.title, width, 30 * scale)
  const title: Shape = {
    kind: 'text',
    text: values.title,
    x: left,
    y: top + 12 * scale + size * 0.82,
    size,
    bold: true,
    align: 'start',
    fill: ink,
  }
  const from = top + 20 * scale + size * 0.9
  const place = wordOf(params, 'namePlace') === '' ? null : courseNamePlace(face, layout)
  const foot = place ? place.y - GAP * scale : face.y + face.height - margin
  const until = field.upright ? foot : field.box.y - margin * 0.7
  const figure = COURSE_FIGURES[wordOf(params, 'figure')]
  const drawn = figure?.({ x: left, y: from, width, height: Math.max(10, until - from) }, { ground, ink, accent }) ?? []
  const own = academyPart(field, layout, input, { scale, place })
  if (!place) return [...small, title, ...drawn, ...own]
  const name = wordOf(params, 'className')
  return [...small, title, ...drawn, ...own, ...drawNamePlace(place, face), ...setClassName(name, place, face)]
}

interface OnFront {
  readonly scale: number
  /** Of the names of classes; the academy's own words end before it. */
  readonly place: Box | null
}

function academyPart(field: Field, layout: string, input: CoverInput, { scale, place }: OnFront): readonly Shape[] {
  const { values, params, paper, dark, accent } = academyInks(input)
  const { box } = field
  const onAccent = layout === 'side' || layout === 'large'
  const fill = onAccent ? paper : dark
  const grounds: Shape[] = field.ground
    ? [rect(field.ground, onAccent ? dark : paper)]
    : [rect(box, paper), frame(box, dark, 0.4)]
  const pad = field.ground ? 0 : 5 * scale
  const inner = { ...box, x: box.x + pad, width: box.width - 2 * pad }
  const rest = [wordOf(params, 'phone'), wordOf(params, 'line')].filter((text) => text !== '').join('  ')
  if (field.upright) return [...grounds, ...setUpright(inner, { name: values.author, rest, fill, scale, params })]
  const logo = logoIn(params, { ...inner, y: inner.y + inner.height * 0.22, height: inner.height * 0.56 })
  const x = inner.x + (logo ? logo.width + 4 * scale : 0)
  const width = (place ? place.x - GAP * scale : inner.x + inner.width) - x
  const size = fitSize(values.author, width, (layout === 'large' ? 15 : 8.4) * scale)
  const middle = box.y + box.height / 2
  const name = oneLine(
    values.author,
    { x, y: middle + (rest === '' ? size * 0.34 : 0), width },
    { size, bold: true, fill },
  )
  const under = oneLine(rest, { x, y: middle + 4.6 * scale + 2, width }, { size: 4.2 * scale, bold: false, fill })
  const rule: Shape[] = layout === 'band' ? [line(box.x, box.y, box.x + box.width, box.y, accent, 0.5)] : []
  return [...grounds, ...rule, ...(logo ? [logo.shape] : []), ...name, ...under]
}

/** The academy's part is read on white, or white on the deep colour of the book. */
function academyInks(input: CoverInput) {
  const paper = { cmyk: [0, 0, 0, 0], screen: '#ffffff' } as const
  const black = { cmyk: [0, 0, 0, 100], screen: '#1c1c1c' } as const
  const dark = input.ground.screen === '#ffffff' || luminous(input.ground.screen) ? black : input.ground
  return { ...input, paper, dark }
}

/** Too light for white letters on it. */
const luminous = (hex: string): boolean => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (r * 3 + g * 6 + b) / 10 > 120
}

interface Upright {
  readonly name: string
  readonly rest: string
  readonly fill: CoverInput['ink']
  readonly scale: number
  readonly params: CoverInput['params']
}

function setUpright(box: Box, { name, rest, fill, scale, params }: Upright): readonly Shape[] {
  const wide = box.width * 0.6
  const logo = logoIn(params, { x: box.x + (box.width - wide) / 2, y: box.y, width: wide, height: wide })
  const from = box.y + (logo ? wide + 4 * scale : 0)
  const size = fitSize(name, (box.y + box.height - from) * (rest === '' ? 1 : 0.6), 9 * scale)
  const middle = box.x + box.width / 2
  const turned = { kind: 'text', fill, turned: true } as const
  return [
    ...(logo ? [logo.shape] : []),
    { ...turned, text: name, x: middle - size * 0.36, y: from, size, bold: true, align: 'start' },
    ...(rest === ''
      ? []
      : [
          {
            ...turned,
            text: rest,
            x: middle - 1.5 * scale,
            y: box.y + box.height,
            size: fitSize(rest, (box.y + box.height - from) * 0.36, 4 * scale),
            bold: false,
            align: 'end',
          } as const,
        ]),
  ]
}

/** The logo whole in the upper left of the box; null without one. */
function logoIn(params: CoverInput['params'], box: Box): { readonly shape: Shape; readonly width: number } | null {
  const href = wordOf(params, 'logo')
  if (href === '') return null
  const shape = numberOf(params, 'logoShape', 1)
  const width = Math.min(box.width * 0.4, box.height * shape, 26)
  const height = width / shape
  const y = box.y + (box.height - height) / 2
  return { shape: { kind: 'picture', href, x: box.x, y, width, height }, width }
}

const back: DrawFace = (face, { params, values, ink }) => {
  const margin = marginOf(face) * 1.2
  const inner = { x: face.x + margin, width: face.width - 2 * margin }
  const words = setColumn(
    values.back,
    { ...inner, y: face.y + margin, height: face.height * 0.3 },
    { size: 4.2, leading: 1.6, bold: false, fill: ink },
  )
  // A table for the learner, which every textbook needs.
  const rows = ['학교', '반', '이름'].flatMap((label, at): Shape[] => {
    const y = face.y + face.height * 0.72 + at * 12
    return [
      { kind: 'text', text: label, x: inner.x, y, size: 4, bold: true, align: 'start', fill: ink },
      line(inner.x + 16, y + 1.6, inner.x + inner.width, y + 1.6, ink, 0.25),
    ]
  })
  const foot = [values.author, wordOf(params, 'phone')].filter((text) => text !== '').join('  ')
  const last = face.y + face.height - marginOf(face)
  return [...words.shapes, ...rows, ...oneLine(foot, { ...inner, y: last }, { size: 4.2, bold: true, fill: ink })]
}

const spine: DrawFace = (face, { values, ink }) =>
  spineType(face, { title: `${values.subtitle} ${values.title}`, author: values.author }, ink)

/** A brand's textbook that wears the name of an academy. */
export const COURSE: CoverTemplate = { front, back, spine, flap: plainFlap }
