import type { JobSpec } from './job-spec.ts'

/** Canonical text of a spec: keys sorted, absent ones left out. Equal jobs have equal text; hash it to bind a proof to a job. */
export const specKey = (spec: JobSpec): string => canonical(spec)

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/** Whether two specs are the same job; what is absent and what is undefined are the same. */
export const sameSpec = (a: JobSpec, b: JobSpec): boolean => alike(a, b)

function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  for (const key in left) if (!alike(left[key], right[key])) return false
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false
  return true
}
