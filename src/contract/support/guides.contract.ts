import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { docSchema } from '#/contract/content/doc.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

/** Which guides there are to read, for the tree beside each. */
export const listGuides = endpoint({
  id: 'guides.list',
  method: 'GET',
  path: '/api/guides',
  summary: '작업 안내 목록',
  access: PUBLIC,
  response: z.object({ slugs: z.array(z.string()) }),
  errors: [],
  rate: 'read',
})

/** One guide with the shop's figures of now in its text. */
export const readGuide = endpoint({
  id: 'guides.read',
  method: 'GET',
  path: '/api/guides/:slug',
  summary: '작업 안내 한 편',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({
    slug: z.string().check(z.regex(/^guide\d-\d{1,2}$/, { error: '안내 번호의 형식이 맞지 않습니다.' })),
  }),
  response: z.object({
    slug: z.string(),
    title: z.string(),
    question: z.string(),
    lead: z.string(),
    product: z.nullable(z.enum(PRODUCT_CODES)),
    doc: docSchema,
    /** What the archive has for its readers. */
    files: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const guidesEndpoints = [listGuides, readGuide] as const
