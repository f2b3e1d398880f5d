import { openFrom } from '#/domain/print/folding.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import type { JobSpec } from './job-spec.ts'
import { findFold } from './lookup.ts'

/** The flat piece that finishes are worked on: a sheet unfolded, or a bound book closed. */
export function openSize(spec: JobSpec): SizeMm {
  const fold = spec.binding === null && findFold(spec.parts[0]?.fold ?? 'none')
  return fold ? openFrom(fold, spec.trim) : spec.trim
}
