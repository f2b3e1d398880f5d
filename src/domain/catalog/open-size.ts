import { openFrom } from '#/domain/print/folding.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import type { JobSpec } from './job-spec.ts'
import { findFold } from './lookup.ts'

/** Unfolded size of a single-sheet job; its trim when it is not folded. */
export function openSize(spec: JobSpec): SizeMm {
  const fold = findFold(spec.parts[0]?.fold ?? 'none')
  return fold ? openFrom(fold, spec.trim) : spec.trim
}
