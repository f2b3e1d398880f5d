import { describe, expect, it } from 'vitest'
import { endpoints } from '#/contract/endpoints.ts'
import { openApiDocument } from './openapi.ts'

type Json = { readonly [key: string]: unknown }

const document = openApiDocument(endpoints) as Json & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Json }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/** Answers that are no JSON: a stream of events, a picture, a file. */
const BYTES = [
  'live.watch',
  'proofs.read-page-image',
  'proofs.read-file',
  'inquiries.read-file',
  'staff-inquiries.read-file',
  'reviews.photo',
  'reviews.picture',
  'shown.picture',
  'cases.read-photo',
  'cases.show-photo',
  'content.logo',
  'staff-coupons.sheet',
  'head-office.export',
]

function empties(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const here = !Array.isArray(value) && Object.keys(value).length === 0 && /(schema|resultData|items)$/.test(path)
  return [...(here ? [path] : []), ...Object.entries(value).flatMap(([key, each]) => empties(each, `${path}.${key}`))]
}

describe('the OpenAPI document', () => {
  it('names the central values once and says what they are made of', () => {
    const { schemas } = document.components
    for (const name of ['JobSpec', 'Quote', 'Tariff', 'PdfFacts'])
      expect(Object.keys(schemas[name]?.['properties'] ?? {}).length, name).toBeGreaterThan(7)
    expect(JSON.stringify(document.paths)).toContain('"$ref":"#/components/schemas/JobSpec"')
  })

  it('refers to nothing that it does not hold', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
    const held = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`))
    expect(refs.filter((ref) => !held.has(ref))).toEqual([])
  })

  it('says of every answer what it is, but for those that are bytes', () => {
    const silent = endpoints.filter(({ id, path, method }) => {
      const operations = document.paths[path.replace(/:(\w+)/g, '{$1}')]
      return empties(operations?.[method.toLowerCase()]?.responses['200'], '').length > 0 && !BYTES.includes(id)
    })
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})
