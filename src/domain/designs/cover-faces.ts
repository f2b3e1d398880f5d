import { coverTemplate, type TemplateSheet } from '#/domain/print/cover-template.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import type { Edges } from '#/domain/print/n-up.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import type { Box } from './shape.ts'

export type FaceName = 'front' | 'back' | 'spine' | 'flap'

export interface Face extends Box {
  readonly name: FaceName
  /** The face with what is cut off or turned in beyond it: art that runs off fills this. */
  readonly outer: Box
}

/** One printed side of a cover as it lies flat; mm from the upper left corner of the trim. */
export interface CoverSheet {
  readonly size: SizeMm
  readonly bleed: Edges
  readonly faces: readonly Face[]
}

const NAMES: Readonly<Record<string, FaceName>> = { 앞표지: 'front', 뒤표지: 'back', 책등: 'spine', 날개: 'flap' }

/** The outside of the cover of exactly this job: one sheet, or two leaves under a ring; null when it has no printed cover. */
export function coverFaces(geometry: JobGeometry): readonly CoverSheet[] | null {
  const sheets = coverTemplate(geometry)
  const turned = geometry.cover?.levelFolds[0] ?? 0
  return sheets?.map((sheet) => sheetOf(sheet, turned)) ?? null
}

/** The front alone, as a shop window shows it. */
export function frontOnly(size: SizeMm): CoverSheet {
  const box = { x: 0, y: 0, ...size }
  return { size, bleed: { top: 0, right: 0, bottom: 0, left: 0 }, faces: [{ name: 'front', ...box, outer: box }] }
}

function sheetOf({ size, bleed, panels }: TemplateSheet, turned: number): CoverSheet {
  const shown = panels.flatMap(({ label, x, width }) => {
    const name = NAMES[label]
    return name ? [{ name, x, y: turned, width, height: size.height - 2 * turned }] : []
  })
  const faces = shown.map((face, at): Face => {
    const left = at === 0 ? -bleed.left : face.x
    const right = at === shown.length - 1 ? size.width + bleed.right : face.x + face.width
    const height = size.height + bleed.top + bleed.bottom
    return { ...face, outer: { x: left, y: -bleed.top, width: right - left, height } }
  })
  return { size, bleed, faces }
}
