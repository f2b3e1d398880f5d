import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { AttachedFile } from './attachments.contract.ts'
import { docSchema } from './doc.schema.ts'

const id = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, { error: '사례 번호의 형식이 맞지 않습니다.' }))
const product = z.enum(PRODUCT_CODES)

const caseRow = z.object({
  id: z.string(),
  product,
  title: z.string(),
  /** The words on the cover of the drawing. */
  coverTitle: z.string(),
  summary: z.string(),
  spec: jobSpec,
  /** Made up by the shop to show what can be made. */
  example: z.boolean(),
})
export type PortfolioCase = z.output<typeof caseRow>

const neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }))

export const listPortfolio = endpoint({
  id: 'portfolio.list',
  method: 'GET',
  path: '/api/portfolio',
  summary: '제작사례',
  access: PUBLIC,
  query: z.object({ product: z.optional(product), after: z.optional(id) }),
  response: z.object({ items: z.array(caseRow), next: z.nullable(z.string()) }),
  errors: [],
  rate: 'read',
})

export const readPortfolio = endpoint({
  id: 'portfolio.read',
  method: 'GET',
  path: '/api/portfolio/:id',
  summary: '제작사례 한 건',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id }),
  response: z.extend(caseRow, { doc: docSchema, files: z.array(AttachedFile), previous: neighbour, next: neighbour }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const portfolioEndpoints = [listPortfolio, readPortfolio] as const
