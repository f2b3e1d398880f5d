import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Mm } from '#/domain/print/units.ts'
import { leafLines } from './leaf-lines.ts'
import { type PaperTint, type Scene, stage, type Stage } from './scene.ts'
import { solidOfSpec } from './solid-of-spec.ts'

interface OpenBook {
  readonly width: Mm
  readonly height: Mm
  /** Of each half where the book is open now. */
  readonly left: Mm
  readonly right: Mm
  readonly edge: PaperTint
}

/** Seen from the reader's side, as a book lies on a table. */
const CAMERA = { yaw: 0, pitch: 60 }
/** The drawing shows at least this much of a half that has no leaf any more: its cover. */
const COVER: Mm = 0.6

/** The book of a job lying open where `turned` of its leaves lie at the left, 0 to 1. Its pages lie on `back` (left) and `front` (right). */
export function sceneOfOpenBook(spec: JobSpec, turned: number, scale: number): Scene {
  const solid = solidOfSpec(spec)
  const thickness = 'thickness' in solid ? Math.max(solid.thickness, 2) : 2
  const book: OpenBook = {
    width: spec.trim.width,
    height: spec.trim.height,
    left: Math.max(COVER, thickness * turned),
    right: Math.max(COVER, thickness * (1 - turned)),
    edge: solid.edge,
  }
  const g = stage({ ...CAMERA, scale })
  drawOpenBook(
    g,
    book,
    spec.parts.reduce((sum, part) => sum + part.pages, 0),
  )
  return g.finish(4)
}

function drawOpenBook(g: Stage, { width: w, height: h, left, right, edge }: OpenBook, pages: number): void {
  g.shadow(
    [
      [-w, 0, 0],
      [w, 0, 0],
      [w, 0, h],
      [-w, 0, h],
    ],
    w * 0.05,
    h * 0.03,
  )
  half(g, { from: -w, to: 0, thickness: left, depth: h, edge, pages })
  half(g, { from: 0, to: w, thickness: right, depth: h, edge, pages })
  const page = { right: [1, 0, 0], down: [0, 0, 1], width: w, height: h } as const
  g.face({ ...page, origin: [-w, left, 0] }, { place: 'back', design: 'plain', tone: 'sheet' })
  g.face({ ...page, origin: [0, right, 0] }, { place: 'front', design: 'plain', tone: 'sheet' })
}

interface Half {
  readonly from: Mm
  readonly to: Mm
  readonly thickness: Mm
  readonly depth: Mm
  readonly edge: PaperTint
  readonly pages: number
}

/** The edge of the leaves that is turned to the reader. */
function half(g: Stage, { from, to, thickness, depth, edge, pages }: Half): void {
  g.polygon(
    [
      [from, 0, depth],
      [to, 0, depth],
      [to, thickness, depth],
      [from, thickness, depth],
    ],
    edge,
  )
  leafLines(g, pages, thickness, (part) => [
    [from, thickness * part, depth],
    [to, thickness * part, depth],
  ])
}
