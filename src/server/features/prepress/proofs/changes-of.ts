import { changesSince, type VersionChanges } from '#/domain/proofs/version-changes.ts'
import type { VersionRow } from './proofs.table.ts'

/** The version that people saw before this one. */
export const shownBefore = (version: VersionRow, all: readonly VersionRow[]): VersionRow | null =>
  all
    .filter(({ state, number }) => state === 'published' && number < version.number)
    .toSorted((a, b) => b.number - a.number)[0] ?? null

/** Null of the first version that was shown. */
export function changesOf(version: VersionRow, all: readonly VersionRow[]): VersionChanges | null {
  const before = shownBefore(version, all)
  return before && changesSince(before, version)
}
