import { sourceVersion } from '#/server/platform/source-version.ts'

/** Sources whose content names a version: those that make the copy, read it with the shape of what they read, and judge it. */
const COPIER = 'pdf/canonical/canonicalise.ts'
export const READER = 'pdf/facts/read-facts.ts'
export const JUDGE = 'domain/preflight/preflight.ts'

let versions: { readonly facts: string; readonly rules: string } | null = null

/**
 * Facts are kept under the version of their reader, so that a stored fact always has the shape that rules expect. Reports are
 * kept under that of the rules as well: a new sentence makes new reports of facts that were read before.
 */
export function preflightVersions() {
  versions ??= { facts: `${sourceVersion(COPIER)}-${sourceVersion(READER)}`, rules: sourceVersion(JUDGE) }
  return versions
}
