import * as z from 'zod/mini'

type Json = Readonly<Record<string, unknown>>
export type Random = () => number

// oxfmt-ignore
const NASTY: readonly unknown[] = [
  '', ' ', '\u0000', '\uD800', '\u202E뒤집힘', '가'.repeat(20_000), "'; drop table orders; --", '${7*7}', '{{7*7}}',
  '<img src=x onerror=alert(1)>', '../../etc/passwd', '%00', '\r\nset-cookie: a=b', '__proto__', 'NaN', '1e400',
  null, true, -1, 0, 1.5, 2 ** 53, -(2 ** 31), Number.MAX_VALUE, [], {}, [[[[[]]]]], { __proto__: null }, [null],
  '9999-12-31', '0001-01-01', '0000-00-00', '0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-20T09:00:00+14:00', '2026-02-30', '00000000-0000-0000-0000-000000000000', '٣', '１２３',
]

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T

/** A value as the schema wants it, but for one place in a few where something hostile stands instead. */
export function hostile(schema: z.core.$ZodType | undefined, random: Random): unknown {
  if (!schema) return undefined
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, {}, random, 0)
}

function valueOf(schema: Json | boolean, defs: Json, random: Random, depth: number): unknown {
  // What may not be there at all is left away, or is not.
  if (typeof schema === 'boolean') return random() < 0.5 ? undefined : pick(NASTY, random)
  if (random() < 0.12) return pick(NASTY, random)
  const known = { ...defs, ...(schema['$defs'] as Json | undefined) }
  const again = (inner: unknown) => valueOf((inner ?? {}) as Json, known, random, depth + 1)
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly unknown[] | undefined
  if (typeof schema['$ref'] === 'string') return again(known[schema['$ref'].split('/').at(-1) ?? ''])
  if (choices) return again(pick(choices, random))
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return pick(schema['enum'], random)
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Json)
          .filter(() => random() > 0.03)
          .map(([name, inner]) => [name, again(inner)]),
      )
    case 'array':
      return depth > 6 ? [] : Array.from({ length: Math.floor(random() * 3) }, () => again(schema['items']))
    case 'integer':
    case 'number':
      return Math.floor(random() * 1_000)
    case 'boolean':
      return random() < 0.5
    default:
      return textOf(schema, random)
  }
}

function textOf(schema: Json, random: Random): string {
  switch (schema['format']) {
    case 'uuid':
      return '0192d1a0-7c00-7000-8000-0000000000' + String(10 + Math.floor(random() * 89))
    case 'date':
      return pick(['2026-11-20', '2026-11-20', '0000-01-01', '0001-01-01', '9999-12-31'], random)
    case 'date-time':
      return pick(['2026-11-20T09:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'], random)
    case 'email':
      return 'somebody@example.com'
    default:
      return pick(['홍길동', '01012345678', 'D413', 'abc-123', '20261120-AAAAAA', 'Paper&Ink2026', '1'], random)
  }
}
