import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { BLEED_ALL_ROUND, type Edges } from '#/domain/print/n-up.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { coverFaces, type CoverSheet, frontOnly } from './cover-faces.ts'
import { COVER_TEMPLATES, isCoverTemplate } from './cover-templates.ts'
import type { DrawnDesign } from './design.ts'
import type { DesignValues } from './design-values.ts'
import { type DesignInk, inBlack, tint } from './ink.ts'
import { INNER_TEMPLATES, isInnerTemplate } from './inner-templates.ts'
import { inkOf } from './inks.data.ts'
import { rect, type Shape } from './shape.ts'

/** One page as it is drawn: trim, what is cut off round it, and its marks from the trim's upper left corner. */
export interface DrawnPage {
  readonly size: SizeMm
  readonly bleed: Edges
  readonly shapes: readonly Shape[]
}

/** A file of a job: different pages once each, and which of them every page of the file is. */
export interface DrawnFile {
  readonly pages: readonly DrawnPage[]
  readonly order: readonly number[]
}

/** The front as a shop window shows it, or a right-hand page. */
export function drawSample(design: DrawnDesign, values: DesignValues, trim: SizeMm): DrawnPage {
  if (design.kind === 'cover') return drawSheet(design, values, frontOnly(trim))
  return drawInner(design, values, { trim, side: 'right', black: false })
}

/** The outside of the cover as it lies flat: what is in hand while the job is chosen. */
export function drawCoverSheets(
  design: DrawnDesign,
  values: DesignValues,
  spec: JobSpec,
  geometry = geometryOf(spec),
): readonly DrawnPage[] {
  const black = (spec.parts.find((part) => part.role === 'cover')?.ink.front ?? 4) <= 1
  const drawn = coverFaces(geometry)?.map((sheet) => drawSheet(design, values, sheet)) ?? []
  return black ? drawn.map(blackened) : drawn
}

/** The press file of a job; null when the job has no such part. */
export function drawFile(design: DrawnDesign, values: DesignValues, spec: JobSpec): DrawnFile | null {
  return design.kind === 'cover' ? coverFile(design, values, spec) : innerFile(design, values, spec)
}

function coverFile(design: DrawnDesign, values: DesignValues, spec: JobSpec): DrawnFile | null {
  const geometry = geometryOf(spec)
  const expected = geometry.files.find(({ part }) => part === 'cover')
  const outside = drawCoverSheets(design, values, spec, geometry)
  const [first] = outside
  if (!expected || !first) return null
  if (expected.pages === outside.length) return { pages: outside, order: outside.map((_, at) => at) }
  // Printed inside as well: a soft colour of the design, so that the inside is meant and not forgotten.
  const ink = spec.parts.find((part) => part.role === 'cover')?.ink.back ?? 4
  const plain = plainInside(first, inkOf(values.accent === 'white' ? values.ink : values.accent))
  const inside = ink <= 1 ? blackened(plain) : plain
  const pages = [...outside, inside]
  return { pages, order: outside.length === 1 ? [0, 1] : [0, 2, 2, 1] }
}

const plainInside = ({ size, bleed }: DrawnPage, ink: DesignInk): DrawnPage => ({
  size,
  bleed,
  shapes: [rect(whole(size, bleed), tint(ink, 0.3))],
})

function innerFile(design: DrawnDesign, values: DesignValues, spec: JobSpec): DrawnFile | null {
  const expected = geometryOf(spec).files.find(({ part }) => part === 'inner')
  if (!expected) return null
  const body = spec.parts.filter((part) => part.role === 'body')
  const black = body.some((part) => part.colourPages < part.pages)
  const first = spec.bindingSide === 'right' ? 'left' : 'right'
  const sides = [first, first === 'right' ? 'left' : 'right'] as const
  const pages = sides.map((side) => drawInner(design, values, { trim: spec.trim, side, black }))
  return { pages, order: Array.from({ length: expected.pages }, (_, at) => at % 2) }
}

interface InnerPage {
  readonly trim: SizeMm
  readonly side: 'right' | 'left'
  readonly black: boolean
}

function drawInner(
  { template, params }: DrawnDesign,
  values: DesignValues,
  { trim, side, black }: InnerPage,
): DrawnPage {
  if (!isInnerTemplate(template)) throw new Error(`no inner template ${template}`)
  const shapes = INNER_TEMPLATES[template]({
    trim,
    side,
    params,
    values,
    ink: inkOf(values.ink),
    accent: inkOf(values.accent),
  })
  const page = { size: trim, bleed: BLEED_ALL_ROUND, shapes }
  return black ? blackened(page) : page
}

function drawSheet({ template, params }: DrawnDesign, values: DesignValues, sheet: CoverSheet): DrawnPage {
  if (!isCoverTemplate(template)) throw new Error(`no cover template ${template}`)
  const ground = inkOf(values.ground)
  const input = { params, values, ground, ink: inkOf(values.ink), accent: inkOf(values.accent) }
  const drawn = sheet.faces.flatMap((face) => COVER_TEMPLATES[template][face.name](face, input))
  const { size, bleed } = sheet
  return { size, bleed, shapes: [rect(whole(size, bleed), ground), ...drawn] }
}

const whole = (size: SizeMm, bleed: Edges) => ({
  x: -bleed.left,
  y: -bleed.top,
  width: size.width + bleed.left + bleed.right,
  height: size.height + bleed.top + bleed.bottom,
})

const blackened = (page: DrawnPage): DrawnPage => ({ ...page, shapes: page.shapes.map(blackenedShape) })

function blackenedShape(shape: Shape): Shape {
  if (shape.kind === 'clip') return { ...shape, shapes: shape.shapes.map(blackenedShape) }
  if (shape.kind === 'picture') return shape
  if (shape.kind === 'text') return { ...shape, fill: inBlack(shape.fill) }
  const { fill, stroke } = shape
  return { ...shape, ...(fill ? { fill: inBlack(fill) } : {}), ...(stroke ? { stroke: inBlack(stroke) } : {}) }
}
