import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { FOUND_KINDS } from '#/domain/search/found-kinds.data.ts'

export const FoundItem = z.object({
  title: z.string(),
  path: z.string(),
  /** A few words around the place. */
  excerpt: z.string(),
})
export type FoundItem = z.output<typeof FoundItem>

/** Everything that visitors can read: products, guides, questions, works and notices, by their words, letters or nearly so. */
export const searchShop = endpoint({
  id: 'search.shop',
  method: 'GET',
  path: '/api/search',
  summary: '상품, 안내, 자료, 질문, 공지 찾기',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  query: z.object({
    q: z._default(z.string().check(z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u)), ''),
  }),
  response: z.object({
    /** The words that were looked for instead, where nothing had those that were asked for. */
    instead: z.nullable(z.string()),
    groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), items: z.array(FoundItem), more: z.boolean() })),
  }),
  errors: [],
  rate: 'read',
})

export const searchEndpoints = [searchShop] as const
