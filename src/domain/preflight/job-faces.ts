import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { CoverGeometry } from '#/domain/print/cover-flat.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import type { Mm } from '#/domain/print/units.ts'
import { expectationOf } from './expectation-of.ts'
import type { FileRole } from './file-expectation.ts'
import { type Cut, levelCut, panelCut, trimCut } from './page-cuts.ts'
import type { Placeable } from './placement.ts'

export const FACE_PLACES = ['front', 'back', 'spine', 'panel'] as const
export type FacePlace = (typeof FACE_PLACES)[number]

/** A part of a page of the customer's that lies on a face of the job drawing. */
export interface JobFace {
  readonly place: FacePlace
  readonly role: FileRole
  /** 1-based. */
  readonly page: number
  readonly cut: Cut
}

/** The first pages of the job's files, as far as they were read. */
export type FirstPages = Readonly<Partial<Record<FileRole, readonly Placeable[]>>>

/** Which page lies where: the cover, or the first page until there is one. Panels come in their order. */
export function jobFaces(spec: JobSpec, read: FirstPages): readonly JobFace[] {
  const geometry = geometryOf(spec)
  if (read.sheet) return sheetFaces(spec, geometry, read)
  const cover = coverFaces(spec, geometry, read)
  return cover.length > 0 ? cover : firstPage(spec, read)
}

function firstPage(spec: JobSpec, read: FirstPages): readonly JobFace[] {
  const cut = wholeOf(spec, read, 'inner', 1)
  return cut ? [{ place: 'front', role: 'inner', page: 1, cut }] : []
}

function coverFaces(spec: JobSpec, { cover }: JobGeometry, read: FirstPages): readonly JobFace[] {
  const whole = wholeOf(spec, read, 'cover', 1)
  if (!whole) return []
  const face = (place: FacePlace, cut: Cut): JobFace => ({ place, role: 'cover', page: 1, cut })
  if (!cover) return [face('front', whole)]
  const part = (from: Mm, to: Mm) => boardCut(panelCut(whole, cover.flat, from, to), cover)
  const { panels } = cover
  const [left, right] = spec.bindingSide === 'right' ? (['front', 'back'] as const) : (['back', 'front'] as const)
  return [
    face(left, part(panels.back, panels.spine)),
    face('spine', part(panels.spine, panels.front)),
    face(right, part(panels.front, panels.frontWing)),
  ]
}

/** What is turned in round the boards of a case is not seen. */
function boardCut(cut: Cut, { levelFolds, flat }: CoverGeometry): Cut {
  const [from, to] = levelFolds
  return from === undefined || to === undefined ? cut : levelCut(cut, flat, from, to)
}

function sheetFaces(spec: JobSpec, { folds, openSize }: JobGeometry, read: FirstPages): readonly JobFace[] {
  const front = wholeOf(spec, read, 'sheet', 1)
  if (!front) return []
  if (!folds) {
    const back = wholeOf(spec, read, 'sheet', 2)
    return [
      { place: 'front', role: 'sheet', page: 1, cut: front },
      ...(back ? [{ place: 'back', role: 'sheet', page: 2, cut: back } as const] : []),
    ]
  }
  let from = 0
  return folds.across.map((width): JobFace => {
    from += width
    return { place: 'panel', role: 'sheet', page: 1, cut: panelCut(front, openSize, from - width, from) }
  })
}

function wholeOf(spec: JobSpec, read: FirstPages, role: FileRole, page: number): Cut | null {
  const facts = read[role]?.[page - 1]
  const expectation = facts && expectationOf(spec, role, null)
  return facts && expectation ? trimCut(facts, expectation) : null
}
