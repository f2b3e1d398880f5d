/** Limits of the server's parser; a query beyond them would arrive changed, so it is not sent. */
export const QUERY_LIMITS = { depth: 5, arrayLength: 20, parameters: 1000 } as const

type Scalar = string | number | boolean | Date | null | undefined
export type QueryValue = Scalar | readonly QueryValue[] | { readonly [name: string]: QueryValue }

/**
 * `{a: [1, 2], b: {c: 'x'}}` becomes `a=1&a=2&b.c=x`: repeated keys for arrays, dots for nesting. Null, undefined and
 * empty arrays are left out. Throws RangeError beyond the limits.
 */
export function queryString(query: { readonly [name: string]: QueryValue }): string {
  const pairs: string[] = []
  const add = (name: string, value: QueryValue, depth: number): void => {
    if (value === null || value === undefined) return
    if (depth > QUERY_LIMITS.depth) throw new RangeError(`query nested deeper than ${QUERY_LIMITS.depth}: ${name}`)
    if (value instanceof Date) pairs.push(pair(name, value.toISOString()))
    else if (Array.isArray(value)) {
      if (value.length > QUERY_LIMITS.arrayLength)
        throw new RangeError(`more than ${QUERY_LIMITS.arrayLength} values: ${name}`)
      for (const item of value as readonly QueryValue[]) add(name, item, depth)
    } else if (typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) add(`${name}.${key}`, item, depth + 1)
    } else pairs.push(pair(name, String(value)))
  }
  for (const [name, value] of Object.entries(query)) add(name, value, 0)
  if (pairs.length > QUERY_LIMITS.parameters) throw new RangeError(`more than ${QUERY_LIMITS.parameters} parameters`)
  return pairs.join('&')
}

const pair = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
