import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Mm, SizeMm } from '#/domain/print/units.ts'
import { edgesOfJob } from './edges-of-job.ts'
import { roleOf } from './expectation-of.ts'
import type { FoldedAt } from './file-expectation.ts'
import { SAFE_AT_KNIFE } from './margins.data.ts'
import { boundEdge, type Edge } from './placement.ts'

/** What knife, binding and folds take of one page as it is seen, in mm of its trimmed size. */
export interface PageEdges {
  /** Text stays this far inside the trim. */
  readonly safe: Mm
  readonly gutter: { readonly edge: Edge; readonly width: Mm } | null
  /** Upright ones from the left edge, level ones from the upper edge. */
  readonly folds: readonly FoldedAt[]
}

/** Gives the edges of any page of any file of a job; geometry is derived once for all of them. */
export function edgesOfPages(spec: JobSpec): (part: string, filePage: number) => PageEdges {
  const geometry = geometryOf(spec)
  return (part, filePage) => {
    const role = roleOf(part)
    const expected = geometry.files.find((file) => file.part === role)
    if (!expected) return { safe: SAFE_AT_KNIFE, gutter: null, folds: [] }
    const { safe, gutter, folds } = edgesOfJob(spec, expected, geometry)
    const edge = gutter && boundEdge(filePage, gutter.side)
    return {
      safe,
      gutter: edge ? { edge, width: gutter.width } : null,
      folds: folds.map((fold) => asSeen(fold, expected.trim, filePage)),
    }
  }
}

/** The inside of a sheet shows its folds the other way round. */
function asSeen({ what, direction, at }: FoldedAt, { width, height }: SizeMm, filePage: number): FoldedAt {
  if (direction === 'horizontal') return { what, direction, at: height - at }
  return { what, direction, at: filePage % 2 === 0 ? width - at : at }
}
