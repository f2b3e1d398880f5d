import * as z from 'zod/mini'
import type { Endpoint } from '#/contract/endpoint.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { ACCOUNT } from '../charges.ts'
import { METADATA, NOTHING } from '../ebooks.ts'
import { CONSENTS, ORDERER, RECIPIENT } from '../orders/checkout.ts'
import { INVOICE } from '../orders/practice-tax.ts'

type Json = Readonly<Record<string, unknown>>
type Random = () => number
/** The id that stands at a place of a body or query, by its path: `jobs.files.fileId`; undefined where none is wanted. */
export type IdAt = (place: string) => unknown

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T

/** What a field is called says more of it than its schema, whose checks are functions. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  spec: { ...FLYER.defaults, copies: 1000 },
  refundAccount: ACCOUNT,
  metadata: METADATA,
  consents: CONSENTS,
  orderer: ORDERER,
  recipient: RECIPIENT,
  evidence: INVOICE,
  phone: '01012345678',
  email: 'somebody@example.com',
  zipcode: '04524',
  businessNumber: '1208147521',
  url: 'https://example.com/',
  bank: '20',
  counts: NOTHING,
  extras: [],
  coverId: null,
}
const WORDS = [
  '홍길동',
  '1',
  'inner',
  '2026-11-20',
  '01012345678',
  'D413',
  'Paper&Ink2026',
  '10:00',
  '0',
  'a'.repeat(40),
  'a'.repeat(64),
  'jikji2026',
  '나만의 비밀번호 2026',
]

/** Something that the contract lets through; null when many tries brought nothing. The same random numbers make the same. */
export function plausible(schema: Endpoint['body'], random: Random, idAt: IdAt): unknown {
  if (!schema) return undefined
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  let value: unknown
  let wrong: readonly string[] | null = null
  for (let tries = 0; tries < 150; tries += 1) {
    // Every now and then from the beginning: a choice higher up may be what cannot be filled.
    if (tries % 30 === 0) wrong = null
    value = valueOf(json, { defs: {}, path: [], random, idAt, wrong, before: value })
    const { success, error } = z.core.safeParse(schema, value)
    if (success) return value
    wrong = error.issues.map(({ path }) => path.join('.'))
  }
  return null
}

interface At {
  readonly defs: Json
  readonly path: readonly string[]
  readonly random: Random
  readonly idAt: IdAt
  /** Places of the last try that were refused; the others stay as they were. */
  readonly wrong: readonly string[] | null
  readonly before: unknown
}

function isKept({ wrong, before, path }: At): boolean {
  const place = path.join('.')
  return Boolean(
    wrong &&
    before !== undefined &&
    !wrong.some((bad) => bad === place || bad.startsWith(place && `${place}.`) || place.startsWith(`${bad}.`)),
  )
}

/** Without the numbers of a list's entries. */
const placeOf = (path: readonly string[]) => path.filter((part) => !/^\d+$/.test(part)).join('.')

function valueOf(schema: Json | boolean, at: At): unknown {
  const { path, random } = at
  if (isKept(at)) return at.before
  const id = at.idAt(placeOf(path))
  if (typeof schema === 'boolean' || (id !== undefined && schema['type'] !== 'array')) return id
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (name in BY_NAME && random() < 0.8) return BY_NAME[name]
  const known = { ...at.defs, ...(schema['$defs'] as Json | undefined) }
  const again = (inner: unknown, under?: string) =>
    valueOf((inner ?? {}) as Json, {
      ...at,
      defs: known,
      ...(under === undefined ? {} : { path: [...path, under], before: (at.before as Json | undefined)?.[under] }),
    })
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined
  if (typeof schema['$ref'] === 'string') return again(known[schema['$ref'].split('/').at(-1) ?? ''])
  if (choices) return again(pick(choices, random))
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return pick(schema['enum'], random)
  switch (schema['type']) {
    case 'object': {
      const wanted = new Set((schema['required'] ?? []) as readonly string[])
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Json)
          .filter(([key]) => wanted.has(key) || random() < 0.6 || at.idAt(placeOf([...path, key])) !== undefined)
          .map(([key, inner]) => [key, again(inner, key)]),
      )
    }
    case 'array': {
      const least = Number(schema['minItems'] ?? 0)
      return Array.from({ length: least + (random() < 0.7 ? 1 : 0) }, (_, index) =>
        again(schema['items'], String(index)),
      )
    }
    case 'null':
      return null
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 0), pick([0, 1, 2, 10, 100], random))
    case 'boolean':
      return random() < 0.5
    default:
      return pick(schema['format'] === 'date' ? ['2026-11-20'] : WORDS, random)
  }
}
