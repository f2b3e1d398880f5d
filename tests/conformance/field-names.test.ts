import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { koreanIssue } from '#/contract/issue-text.ts'

type Schema = z.core.$ZodType
const ALL: readonly Endpoint[] = endpoints
const PARTS = ['params', 'query', 'body'] as const

/** What the schemas of an endpoint say about what was sent, as a raw call to the API hears it. */
const saysOf = (schema: Schema, value: unknown): readonly { readonly path: string; readonly message: string }[] =>
  (z.core.safeParse(schema, value, { error: koreanIssue }).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))

const keysOf = (schema: Schema): readonly string[] => {
  const { def } = schema._zod
  return def.type === 'object' ? Object.keys((def as z.core.$ZodObjectDef).shape) : []
}

/** Nothing at all, and in each field something that no field is. */
const wrongInputs = (schema: Schema): readonly unknown[] => [
  {},
  ...[[], {}, 'x'.repeat(10_000), -1, 1.5, 10 ** 12, '2026-02-30', '\u0001'].map((wrong) =>
    Object.fromEntries(keysOf(schema).map((key) => [key, wrong])),
  ),
]

const nameless = (message: string): boolean => /^값[은을이]|^값의|형식을 확인해|보기에서 골라/.test(message)

describe('every input of every endpoint', () => {
  it('names its field in whatever it refuses, in bodies, paths and query strings alike', () => {
    const found = ALL.flatMap((endpoint) =>
      PARTS.flatMap((part) => {
        const schema = endpoint[part]
        if (!schema) return []
        const said = wrongInputs(schema).flatMap((input) => saysOf(schema, input))
        return said
          .filter(({ path, message }) => path !== '' && path !== 'value' && nameless(message))
          .map(({ path, message }) => `${endpoint.id} ${part} ${path}: ${message}`)
      }),
    )
    expect([...new Set(found)]).toEqual([])
  })

  it('answers in Korean only', () => {
    const found = ALL.flatMap((endpoint) =>
      PARTS.flatMap((part) =>
        endpoint[part] ? wrongInputs(endpoint[part]).flatMap((input) => saysOf(endpoint[part] as Schema, input)) : [],
      ).filter(({ message }) => !/[가-힣]/.test(message)),
    )
    expect(found).toEqual([])
  })
})
