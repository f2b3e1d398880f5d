import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { partsOfRole, roleOf } from '#/domain/preflight/expectation-of.ts'

/** Every page of the file for `part` is ordered in black ink alone. A file with a section or a side in colour is not. */
export function isBlackAlone(spec: JobSpec, part: string): boolean {
  const role = roleOf(part)
  if (role === null) return false
  const all = partsOfRole(spec, role)
  const own = all.filter(({ id }) => id === part)
  const parts = own.length > 0 ? own : all
  return (
    parts.length > 0 &&
    parts.every(
      ({ ink, colourPages }) => Math.max(ink.front, ink.back) === 1 && (role !== 'inner' || colourPages === 0),
    )
  )
}
