import { coverOf, type CoverGeometry } from './cover-flat.ts'
import type { PrintJob } from './print-job.ts'
import { boundThickness, spineOf, spineTolerance } from './spine.ts'
import type { Mm } from './units.ts'

/** What binding and paper alone make of a job: the part of its geometry that rules ask of every choice on a screen. */
export interface BookMeasures {
  /** Null where there is no back to print on: stapled, ringed and unbound work. */
  readonly spine: Mm | null
  /** How far the bound spine may be off, either way; 0 where there is none. */
  readonly spineTolerance: Mm
  /** How thick the bound book is at its back, cover included. */
  readonly thickness: Mm
  /** Null where there is no cover, or where it is two loose leaves. */
  readonly cover: CoverGeometry | null
}

export type BoundJob = Pick<PrintJob, 'binding' | 'parts' | 'trim'>

export function measureBook(job: BoundJob): BookMeasures {
  const spine = spineOf(job)
  return {
    spine,
    spineTolerance: spine !== null && job.binding ? spineTolerance(spine, job.binding) : 0,
    thickness: boundThickness(job.parts),
    cover: coverOf(job, spine),
  }
}
