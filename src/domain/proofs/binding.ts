import type { JobSpec } from '#/domain/catalog/job-spec.ts'

/** One file a version was made from, by content and not by name: the same name with other bytes is another file. */
export interface BoundFile {
  readonly partId: string
  readonly sha256: string
}

/**
 * The one text that says what a version shows: the spec with its keys in order and the hashes of its files. Two versions
 * with the same text print the same. Hash it to store or show it.
 */
export function bindingText(spec: JobSpec, files: readonly BoundFile[]): string {
  const hashes = files.map((file) => `${file.partId}=${file.sha256}`).toSorted()
  return `${canonicalJson(spec)}\n${hashes.join('\n')}`
}

/** JSON whose text does not depend on the order in which keys were written. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}
