import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { sheetLines } from './piece-lines.ts'
import type { GangItem } from './plan-gang.ts'

/** The piece of a single sheet as it is laid on a press sheet, its pages counted from 1. `backed`: its file has a page for the back. */
export const sheetItem = (
  spec: JobSpec,
  part: PartSpec,
  geometry: JobGeometry,
  backed: boolean,
): Omit<GangItem, 'name'> => ({
  partIds: [part.id],
  trim: geometry.openSize,
  bleed: pieceOf(geometry, part.id).bleed,
  copies: spec.copies,
  front: 1,
  back: part.pages > 1 && backed ? 2 : null,
  lines: sheetLines(geometry),
})
