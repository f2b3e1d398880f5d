import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { GEUL, MUN } from './glyph.ts'
import { pageBox, pageOn, type PageOnJob } from './page-on-job.ts'
import { applyMatrix, type Matrix, type Spot } from './projection.ts'
import { type Box, type Design, type Item, pathOf, type Scene, type Tone } from './scene.ts'
import { sceneOfSolid } from './scene-of-solid.ts'
import { solidOfSpec } from './solid-of-spec.ts'

/** The job drawing reduced to paths, words and pages, for papers: no shadow, one colour for print. */
export interface JobFigure {
  readonly box: Box
  readonly shapes: readonly FigureShape[]
}

export type FigureShape =
  | {
      readonly type: 'path'
      readonly d: string
      readonly fill: Tone
      readonly stroke: {
        readonly tone: Tone
        readonly width: number
        readonly opacity: number
        readonly dash: string | undefined
      } | null
    }
  | Extract<Item, { type: 'text' }>
  | WornPage

/** A page of the customer's on a face, in the millimetres of the face. */
export interface WornPage {
  readonly type: 'page'
  readonly matrix: Matrix
  readonly size: SizeMm
  /** Which of the pictures, counted from 0. */
  readonly picture: number
  /** Of the whole page; what reaches out of the face is not seen. */
  readonly at: Box
  readonly shade: number
}

/** Longest edge of the job in the drawing, so that strokes and words keep their weight. */
export interface FigureView {
  readonly longest: number
  /** With the measures beside the edges. */
  readonly dimensions: boolean
  /** Bare paper: the customer's own pages will be on it, and the house's sample is not. */
  readonly bare: boolean
  /** The customer's own pages on bare paper. */
  readonly pages?: readonly PageOnJob[]
}

export function jobFigure(spec: JobSpec, { longest, dimensions, bare, pages = [] }: FigureView): JobFigure {
  const solid = solidOfSpec(spec)
  const scale = longest / Math.max(solid.width, solid.height)
  const scene: Scene = sceneOfSolid(solid, { scale, dimensions, strongSize: 13, margin: 2 })
  return { box: scene.box, shapes: scene.items.flatMap((item) => shapesOf(item, bare, pages)) }
}

function shapesOf(item: Item, bare: boolean, pages: readonly PageOnJob[]): readonly FigureShape[] {
  switch (item.type) {
    case 'shadow':
      return []
    case 'text':
      return [item]
    case 'path':
      return [{ type: 'path', d: item.d, fill: plain(item.fill, bare), stroke: strokeOf(item.stroke) }]
    case 'face':
      return [...faceShapes(item, bare), ...wornShapes(item, pages)]
  }
}

const strokeOf = ({ tone, width, opacity, dash }: Extract<Item, { type: 'path' }>['stroke']) =>
  tone === 'none' || width === 0 ? null : { tone, width, opacity, dash }

const plain = (fill: Tone, bare: boolean): Tone => (bare && fill === 'orange' ? 'edge' : fill)

function wornShapes(
  { matrix, size, surface, part, shade }: Extract<Item, { type: 'face' }>,
  pages: readonly PageOnJob[],
): readonly FigureShape[] {
  const page = pageOn(surface.place, part, pages)
  return page ? [{ type: 'page', matrix, size, picture: page.picture, at: pageBox(page, size), shade }] : []
}

/** The ground of a face and, on a front, the lettering of the house. */
function faceShapes(
  { matrix, size, surface, shade }: Extract<Item, { type: 'face' }>,
  bare: boolean,
): readonly FigureShape[] {
  const area = (x: number, y: number, width: number, height: number, fill: Tone): FigureShape => ({
    type: 'path',
    d: quadrilateral(matrix, x, y, width, height),
    fill,
    stroke: null,
  })
  const { width, height } = size
  if (bare) return [area(0, 0, width, height, shade > 0 ? 'edge' : 'sheet')]
  const ground = surface.place === 'spine' ? 'orange' : shade > 0 && surface.place === 'back' ? 'edge' : surface.tone
  return [
    area(0, 0, width, height, ground),
    ...letteringOf(surface.place === 'front' ? surface.design : 'plain', size).map(([x, y, w, h]) =>
      area(x, y, w, h, ground === 'orange' ? 'ink' : 'orange'),
    ),
  ]
}

const LETTERED: Readonly<Partial<Record<Design, typeof GEUL>>> = {
  book: GEUL,
  series: GEUL,
  textbook: GEUL,
  catalogue: GEUL,
  flyer: MUN,
  leaflet: MUN,
  poster: MUN,
}

/** Bars of a letter in the middle of a face, in its millimetres. */
function letteringOf(design: Design, { width, height }: { width: number; height: number }) {
  const glyph = LETTERED[design]
  if (!glyph) return []
  const scale = Math.min(width * 0.7, height * 0.55) / 100
  const [left, top] = [(width - 100 * scale) / 2, (height - glyph.height * scale) / 2]
  return glyph.bars.map(([x, y, w, h]) => [left + x * scale, top + y * scale, w * scale, h * scale] as const)
}

function quadrilateral(matrix: Matrix, x: number, y: number, width: number, height: number): string {
  const corners: readonly Spot[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return `${pathOf(corners.map((corner) => applyMatrix(matrix, ...corner)))}Z`
}
